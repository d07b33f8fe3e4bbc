import { spec } from '../source.ts';
import { above, atMost, type Cells, exactly } from './cell.ts';
import { boolean, integer } from './domain.ts';
import { difference } from './fact.ts';
import {
  given,
  held,
  move,
  next,
  previous,
  type Setting,
  setFrom,
  setTo,
  type Transition,
  transitionTable,
} from './language.ts';

const atRest = ['running', 'hovered'];

/** A step by arrow or swipe; after a swipe the page scrolls again and the carousel runs. */
const step = (id: string, on: string, when: Cells, set: Readonly<Record<string, Setting>>): readonly Transition[] => {
  const effects = Object.keys(set).length === 0 ? [] : ['announceItem'];
  const isSwipe = on.startsWith('swipe');
  return [
    isSwipe
      ? move(id, { from: ['swiping'], on, when, to: 'running' }, { set, effects: ['unlockScroll', ...effects] })
      : move(id, { from: atRest, on, when }, { set, effects }),
  ];
};

const stepsForward = (name: string, on: string): readonly Transition[] => [
  ...step(name, on, { stepsToEnd: above(0) }, { index: next }),
  ...step(`${name}-wraps`, on, { stepsToEnd: atMost(0), continuous: exactly(true) }, { index: setTo(0) }),
  ...step(`${name}-stops`, on, { stepsToEnd: atMost(0), continuous: exactly(false) }, {}),
];

const stepsBack = (name: string, on: string): readonly Transition[] => [
  ...step(name, on, { index: above(0) }, { index: previous }),
  ...step(`${name}-wraps`, on, { index: exactly(0), continuous: exactly(true) }, { index: setFrom('last') }),
  ...step(`${name}-stops`, on, { index: exactly(0), continuous: exactly(false) }, {}),
];

/** `last` is the index of the last item; `stopped` is set by the pause button and outlives hovering. */
export const carousel = transitionTable({
  id: 'carousel',
  area: 'widgets',
  title: { pl: 'Karuzela', en: 'Carousel' },
  sentence: {
    pl: 'Strzałki przesuwają o jedną pozycję; automat przechodzi dalej i wraca na początek, staje pod kursorem; gest w lewo przesuwa do przodu, w prawo do tyłu.',
    en: 'Arrows move one step; autoplay advances, wraps to the start and pauses on hover; a leftward swipe moves forward, a rightward one back.',
  },
  source: spec('4', 'Carousel: active index starts at 0; arrows move one step'),
  states: ['running', 'hovered', 'swiping'],
  initial: 'running',
  final: [],
  held: {
    index: held(integer(0), 0),
    last: given(integer(0)),
    continuous: given(boolean()),
    cycle: given(boolean()),
    stopped: held(boolean(), false),
  },
  events: {
    tick: {},
    next: {},
    previous: {},
    hover: {},
    leave: {},
    pause: {},
    resume: {},
    swipeStart: {},
    swipeLeft: {},
    swipeRight: {},
    swipeCancel: {},
  },
  facts: { stepsToEnd: difference('last', 'index') },
  effects: ['announceItem', 'lockScroll', 'unlockScroll'],
  rows: [
    move('tick-off', { from: ['running'], on: 'tick', when: { cycle: exactly(false) } }),
    move('tick-stopped', { from: ['running'], on: 'tick', when: { cycle: exactly(true), stopped: exactly(true) } }),
    move(
      'tick',
      { from: ['running'], on: 'tick', when: { cycle: exactly(true), stopped: exactly(false), stepsToEnd: above(0) } },
      { set: { index: next } },
    ),
    move(
      'tick-wraps',
      { from: ['running'], on: 'tick', when: { cycle: exactly(true), stopped: exactly(false), stepsToEnd: atMost(0) } },
      { set: { index: setTo(0) } },
    ),
    ...stepsForward('next', 'next'),
    ...stepsBack('previous', 'previous'),
    ...stepsForward('swipe-left', 'swipeLeft'),
    ...stepsBack('swipe-right', 'swipeRight'),
    move('swipe-start', { from: atRest, on: 'swipeStart', to: 'swiping' }, { effects: ['lockScroll'] }),
    move('swipe-cancel', { from: ['swiping'], on: 'swipeCancel', to: 'running' }, { effects: ['unlockScroll'] }),
    move('hover', { from: ['running'], on: 'hover', to: 'hovered' }),
    move('leave', { from: ['hovered'], on: 'leave', to: 'running' }),
    move('pause', { from: ['running', 'hovered', 'swiping'], on: 'pause' }, { set: { stopped: setTo(true) } }),
    move('resume', { from: ['running', 'hovered', 'swiping'], on: 'resume' }, { set: { stopped: setTo(false) } }),
  ],
  ignored: [
    { from: ['hovered', 'swiping'], on: ['tick'], reason: 'Autoplay rests.' },
    { from: ['hovered', 'swiping'], on: ['hover'], reason: 'Autoplay rests already.' },
    { from: ['running', 'swiping'], on: ['leave'], reason: 'The pointer was not over the carousel.' },
    { from: ['swiping'], on: ['next', 'previous', 'swipeStart'], reason: 'A swipe is under way.' },
    { from: atRest, on: ['swipeLeft', 'swipeRight', 'swipeCancel'], reason: 'No swipe is under way.' },
  ],
  examples: [
    {
      state: { state: 'running', index: 4, last: 4, continuous: false, cycle: true, stopped: false },
      event: { type: 'tick' },
      next: { state: 'running', index: 0 },
      effects: [],
    },
    {
      state: { state: 'running', index: 4, last: 4, continuous: false, cycle: false, stopped: false },
      event: { type: 'next' },
      next: { state: 'running', index: 4 },
      effects: [],
    },
    {
      state: { state: 'running', index: 0, last: 4, continuous: true, cycle: false, stopped: false },
      event: { type: 'previous' },
      next: { state: 'running', index: 4 },
      effects: ['announceItem'],
    },
    {
      state: { state: 'swiping', index: 1, last: 4, continuous: false, cycle: true, stopped: false },
      event: { type: 'swipeLeft' },
      next: { state: 'running', index: 2 },
      effects: ['unlockScroll', 'announceItem'],
    },
    {
      state: { state: 'hovered', index: 1, last: 4, continuous: false, cycle: true, stopped: false },
      event: { type: 'tick' },
      next: { state: 'hovered', index: 1 },
      effects: [],
    },
  ],
  assumptions: ['C65', 'C66'],
  questions: [],
});
