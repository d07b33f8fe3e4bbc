import { spec } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const chatWidget = decisionTable({
  id: 'chat-widget',
  area: 'site',
  title: { pl: 'Czat', en: 'Chat widget' },
  sentence: {
    pl: 'Czat ładuje się tylko w środowiskach alfa i internal.',
    en: 'The chat widget loads only in the environments alfa and internal.',
  },
  source: spec('2', 'A chat widget loads only in the environments alfa and internal'),
  inputs: { environment: oneOf('alfa', 'internal', 'production') },
  outputs: oneOf('loaded', 'absent'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('named', { environment: among('alfa', 'internal') }, 'loaded'),
    row('other', { environment: exactly('production') }, 'absent'),
  ],
  examples: [
    example({ environment: 'alfa' }, 'loaded'),
    example({ environment: 'internal' }, 'loaded'),
    example({ environment: 'production' }, 'absent'),
  ],
  assumptions: ['C71'],
  questions: [],
});
