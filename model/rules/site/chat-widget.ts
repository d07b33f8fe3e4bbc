import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const chatWidget = decisionTable({
  id: 'chat-widget',
  area: 'site',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Czat', en: 'Chat widget' },
  sentence: { pl: 'Czat ładuje się tylko w środowiskach alfa i internal.', en: 'The chat widget loads only in the environments alfa and internal.' },
  source: clause('2.50'),
  inputs: {
    environment: labelled(
      { pl: 'środowisko', en: 'environment' },
      oneOf({ alfa: { pl: 'alfa', en: 'alfa' }, internal: { pl: 'internal', en: 'internal' }, production: { pl: 'production', en: 'production' } }),
    ),
  },
  outputs: oneOf({ loaded: { pl: 'ładuje się', en: 'loaded' }, absent: { pl: 'nie ładuje się', en: 'absent' } }),
  rows: [
    row({ id: 'named', pl: 'środowiska z czatem', en: 'environments with the chat' }, { environment: among('alfa', 'internal') }, 'loaded'),
    row({ id: 'other', pl: 'pozostałe', en: 'others' }, { environment: exactly('production') }, 'absent'),
  ],
  examples: [example({ environment: 'alfa' }, 'loaded'), example({ environment: 'internal' }, 'loaded'), example({ environment: 'production' }, 'absent')],
  assumptions: ['C71'],
});
