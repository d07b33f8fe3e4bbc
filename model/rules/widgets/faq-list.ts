import { clause } from '../../source.ts';
import { move, transitionTable } from '../language.ts';

export const faqList = transitionTable({
  id: 'faq-list',
  area: 'widgets',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Lista pytań', en: 'List of questions' },
  sentence: { pl: 'Lista jest zwinięta, dopóki nie naciśnięto „Pokaż wszystkie”.', en: 'The list is collapsed until “show all” is pressed.' },
  source: clause('4.19'),
  states: { collapsed: { pl: 'zwinięta', en: 'collapsed' }, expanded: { pl: 'rozwinięta', en: 'expanded' } },
  initial: 'collapsed',
  final: ['expanded'],
  held: {},
  events: { showAll: { pl: 'pokaż wszystkie', en: 'show all' } },
  effects: { focusFirstNew: { pl: 'fokus na pierwszej nowej pozycji', en: 'focus the first new item' } },
  rows: [
    move(
      { id: 'show-all', pl: 'rozwinięcie listy', en: 'list expanded' },
      { from: ['collapsed'], on: 'showAll', to: 'expanded' },
      { effects: ['focusFirstNew'] },
    ),
  ],
  ignored: [],
  examples: [
    { state: { state: 'collapsed' }, event: { type: 'showAll' }, next: { state: 'expanded' }, effects: ['focusFirstNew'] },
    { state: { state: 'expanded' }, event: { type: 'showAll' }, next: { state: 'expanded' }, effects: [] },
  ],
  assumptions: ['C69'],
});
