import { labelled } from '../../localized-text.ts';
import { register } from '../../source.ts';
import { atLeast, below, exactly } from '../cell.ts';
import { boolean, length, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const mailRetry = decisionTable({
  id: 'mail-retry',
  area: 'site',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Los e-maila, który nie wyszedł', en: 'What becomes of a mail that failed' },
  sentence: {
    pl: 'Nieudany e-mail próbujemy wysłać jeszcze raz, dopóki prób było mniej niż {mailAttempts}; odrzuconego na stałe już nie.',
    en: 'A mail that failed is tried again while there were fewer than {mailAttempts} attempts; one that is refused for ever is not.',
  },
  source: register('C114'),
  inputs: {
    failed: labelled({ pl: 'nieudane próby', en: 'failed attempts' }, length()),
    forEver: labelled({ pl: 'odrzucony na stałe', en: 'refused for ever' }, boolean()),
  },
  outputs: oneOf({ again: { pl: 'jeszcze raz', en: 'tried again' }, dead: { pl: 'zostaje dla biura', en: 'left to the office' } }),
  rows: [
    row({ id: 'refused', pl: 'odrzucony', en: 'refused' }, { forEver: exactly(true) }, 'dead'),
    row({ id: 'again', pl: 'kolejna próba', en: 'another attempt' }, { failed: below('mailAttempts'), forEver: exactly(false) }, 'again'),
    row({ id: 'given-up', pl: 'dość prób', en: 'enough attempts' }, { failed: atLeast('mailAttempts'), forEver: exactly(false) }, 'dead'),
  ],
  examples: [
    example({ failed: 1, forEver: false }, 'again'),
    example({ failed: 11, forEver: false }, 'again'),
    example({ failed: 12, forEver: false }, 'dead'),
    example({ failed: 1, forEver: true }, 'dead'),
  ],
  assumptions: ['C114'],
});
