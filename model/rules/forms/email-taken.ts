import { spec } from '../../source.ts';
import { atLeast, below, exactly } from '../cell.ts';
import { boolean, length, oneOf } from '../domain.ts';
import { lessParameter } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

export const emailTaken = decisionTable({
  id: 'email-taken',
  area: 'forms',
  title: { pl: 'Jedna osoba na adres e-mail', en: 'One person per e-mail address' },
  sentence: {
    pl: 'Na jeden adres e-mail zapisuje się jedna osoba; przy zapisie osoby małoletniej można podać adres opiekuna.',
    en: 'One person registers per e-mail address; a minor’s entry may use the guardian’s.',
  },
  source: spec('5', 'one person per e-mail address'),
  inputs: { registered: length(), sharesGuardianAddress: boolean() },
  facts: { registeredOver: lessParameter('registered', 'registrationsPerEmail') },
  outputs: oneOf('ok', 'form/emailTaken'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('free', { registeredOver: below(0) }, 'ok'),
    row('guardian', { registeredOver: atLeast(0), sharesGuardianAddress: exactly(true) }, 'ok'),
    row('taken', { registeredOver: atLeast(0), sharesGuardianAddress: exactly(false) }, 'form/emailTaken'),
  ],
  examples: [
    example({ registered: 0, sharesGuardianAddress: false }, 'ok'),
    example({ registered: 1, sharesGuardianAddress: false }, 'form/emailTaken'),
    example({ registered: 1, sharesGuardianAddress: true }, 'ok'),
  ],
  assumptions: ['C22'],
  questions: [],
});
