import { spec } from '../../source.ts';
import { above, atMost, exactly } from '../cell.ts';
import { boolean, integer } from '../domain.ts';
import { difference } from '../fact.ts';
import { given, held, move, next, previous, setFrom, setTo, transitionTable } from '../language.ts';

const atRest = ['running', 'hovered'];

/** Five items, the first shown; arrows stop at the ends and autoplay is off. */
const fiveItems = { state: 'running', index: 0, last: 4, continuous: false, cycle: false, stopped: false };

/** `last` is the index of the last item; `stopped` is set by the pause button and outlives hovering. */
export const carousel = transitionTable({
  id: 'carousel',
  area: 'widgets',
  title: { pl: 'Karuzela', en: 'Carousel' },
  sentence: {
    pl: 'Strzałki przesuwają o jedną pozycję, a bez zapętlenia stają na pierwszej i ostatniej; przewijanie automatyczne przechodzi dalej, wraca na początek i zatrzymuje się, gdy wskaźnik jest nad karuzelą; gest w lewo przesuwa do przodu, w prawo do tyłu.',
    en: 'Arrows move one step and, in non-continuous mode, stop on the first and the last item; autoplay advances, wraps to the start and pauses on hover; a leftward swipe moves forward, a rightward one back.',
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
    move(
      'next',
      { from: atRest, on: 'next', when: { stepsToEnd: above(0) } },
      { set: { index: next }, effects: ['announceItem'] },
    ),
    move(
      'next-wraps',
      { from: atRest, on: 'next', when: { stepsToEnd: atMost(0), continuous: exactly(true) } },
      { set: { index: setTo(0) }, effects: ['announceItem'] },
    ),
    move('next-stops', { from: atRest, on: 'next', when: { stepsToEnd: atMost(0), continuous: exactly(false) } }),
    move(
      'previous',
      { from: atRest, on: 'previous', when: { index: above(0) } },
      { set: { index: previous }, effects: ['announceItem'] },
    ),
    move(
      'previous-wraps',
      { from: atRest, on: 'previous', when: { index: exactly(0), continuous: exactly(true) } },
      { set: { index: setFrom('last') }, effects: ['announceItem'] },
    ),
    move('previous-stops', { from: atRest, on: 'previous', when: { index: exactly(0), continuous: exactly(false) } }),
    move(
      'swipe-left',
      { from: ['swiping'], on: 'swipeLeft', when: { stepsToEnd: above(0) }, to: 'running' },
      { set: { index: next }, effects: ['unlockScroll', 'announceItem'] },
    ),
    move(
      'swipe-left-wraps',
      {
        from: ['swiping'],
        on: 'swipeLeft',
        when: { stepsToEnd: atMost(0), continuous: exactly(true) },
        to: 'running',
      },
      { set: { index: setTo(0) }, effects: ['unlockScroll', 'announceItem'] },
    ),
    move(
      'swipe-left-stops',
      {
        from: ['swiping'],
        on: 'swipeLeft',
        when: { stepsToEnd: atMost(0), continuous: exactly(false) },
        to: 'running',
      },
      { effects: ['unlockScroll'] },
    ),
    move(
      'swipe-right',
      { from: ['swiping'], on: 'swipeRight', when: { index: above(0) }, to: 'running' },
      { set: { index: previous }, effects: ['unlockScroll', 'announceItem'] },
    ),
    move(
      'swipe-right-wraps',
      { from: ['swiping'], on: 'swipeRight', when: { index: exactly(0), continuous: exactly(true) }, to: 'running' },
      { set: { index: setFrom('last') }, effects: ['unlockScroll', 'announceItem'] },
    ),
    move(
      'swipe-right-stops',
      { from: ['swiping'], on: 'swipeRight', when: { index: exactly(0), continuous: exactly(false) }, to: 'running' },
      { effects: ['unlockScroll'] },
    ),
    move('swipe-start', { from: atRest, on: 'swipeStart', to: 'swiping' }, { effects: ['lockScroll'] }),
    move('swipe-cancel', { from: ['swiping'], on: 'swipeCancel', to: 'running' }, { effects: ['unlockScroll'] }),
    move('hover', { from: ['running'], on: 'hover', to: 'hovered' }),
    move('leave', { from: ['hovered'], on: 'leave', to: 'running' }),
    move('pause', { from: ['running', 'hovered', 'swiping'], on: 'pause' }, { set: { stopped: setTo(true) } }),
    move('resume', { from: ['running', 'hovered', 'swiping'], on: 'resume' }, { set: { stopped: setTo(false) } }),
  ],
  ignored: [
    {
      from: ['hovered', 'swiping'],
      on: ['tick'],
      reason: { pl: 'Przewijanie automatyczne jest wstrzymane.', en: 'Autoplay rests.' },
    },
    {
      from: ['hovered', 'swiping'],
      on: ['hover'],
      reason: { pl: 'Przewijanie automatyczne jest już wstrzymane.', en: 'Autoplay rests already.' },
    },
    {
      from: ['running', 'swiping'],
      on: ['leave'],
      reason: { pl: 'Wskaźnika nie było nad karuzelą.', en: 'The pointer was not over the carousel.' },
    },
    {
      from: ['swiping'],
      on: ['next', 'previous', 'swipeStart'],
      reason: { pl: 'Trwa gest przesunięcia.', en: 'A swipe is under way.' },
    },
    {
      from: atRest,
      on: ['swipeLeft', 'swipeRight', 'swipeCancel'],
      reason: { pl: 'Nie trwa żaden gest przesunięcia.', en: 'No swipe is under way.' },
    },
  ],
  examples: [
    { state: { ...fiveItems }, event: { type: 'tick' }, next: { index: 0 }, effects: [] },
    { state: { ...fiveItems, cycle: true, stopped: true }, event: { type: 'tick' }, next: { index: 0 }, effects: [] },
    { state: { ...fiveItems, cycle: true }, event: { type: 'tick' }, next: { index: 1 }, effects: [] },
    { state: { ...fiveItems, cycle: true, index: 4 }, event: { type: 'tick' }, next: { index: 0 }, effects: [] },
    {
      state: { ...fiveItems, state: 'hovered', cycle: true },
      event: { type: 'tick' },
      next: { index: 0 },
      effects: [],
    },
    { state: { ...fiveItems }, event: { type: 'next' }, next: { index: 1 }, effects: ['announceItem'] },
    {
      state: { ...fiveItems, index: 4, continuous: true },
      event: { type: 'next' },
      next: { index: 0 },
      effects: ['announceItem'],
    },
    { state: { ...fiveItems, index: 4 }, event: { type: 'next' }, next: { index: 4 }, effects: [] },
    { state: { ...fiveItems, index: 4 }, event: { type: 'previous' }, next: { index: 3 }, effects: ['announceItem'] },
    {
      state: { ...fiveItems, continuous: true },
      event: { type: 'previous' },
      next: { index: 4 },
      effects: ['announceItem'],
    },
    { state: { ...fiveItems }, event: { type: 'previous' }, next: { index: 0 }, effects: [] },
    {
      state: { ...fiveItems, state: 'swiping', index: 1 },
      event: { type: 'swipeLeft' },
      next: { state: 'running', index: 2 },
      effects: ['unlockScroll', 'announceItem'],
    },
    {
      state: { ...fiveItems, state: 'swiping', index: 4, continuous: true },
      event: { type: 'swipeLeft' },
      next: { state: 'running', index: 0 },
      effects: ['unlockScroll', 'announceItem'],
    },
    {
      state: { ...fiveItems, state: 'swiping', index: 4 },
      event: { type: 'swipeLeft' },
      next: { state: 'running', index: 4 },
      effects: ['unlockScroll'],
    },
    {
      state: { ...fiveItems, state: 'swiping', index: 1 },
      event: { type: 'swipeRight' },
      next: { state: 'running', index: 0 },
      effects: ['unlockScroll', 'announceItem'],
    },
    {
      state: { ...fiveItems, state: 'swiping', continuous: true },
      event: { type: 'swipeRight' },
      next: { state: 'running', index: 4 },
      effects: ['unlockScroll', 'announceItem'],
    },
    {
      state: { ...fiveItems, state: 'swiping' },
      event: { type: 'swipeRight' },
      next: { state: 'running', index: 0 },
      effects: ['unlockScroll'],
    },
    { state: { ...fiveItems }, event: { type: 'swipeStart' }, next: { state: 'swiping' }, effects: ['lockScroll'] },
    {
      state: { ...fiveItems, state: 'swiping' },
      event: { type: 'swipeCancel' },
      next: { state: 'running' },
      effects: ['unlockScroll'],
    },
    { state: { ...fiveItems }, event: { type: 'hover' }, next: { state: 'hovered' }, effects: [] },
    { state: { ...fiveItems, state: 'hovered' }, event: { type: 'leave' }, next: { state: 'running' }, effects: [] },
    { state: { ...fiveItems, cycle: true }, event: { type: 'pause' }, next: { stopped: true }, effects: [] },
    {
      state: { ...fiveItems, cycle: true, stopped: true },
      event: { type: 'resume' },
      next: { stopped: false },
      effects: [],
    },
  ],
  assumptions: ['C65', 'C66'],
  questions: [],
});
