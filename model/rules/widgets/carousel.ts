import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { above, atMost, exactly } from '../cell.ts';
import { boolean, integer } from '../domain.ts';
import { difference } from '../fact.ts';
import { contextVariable, givenContextVariable, next, previous, setToCopyOf, setToValue, stateTransition, transitionTable } from '../language.ts';

const always = ['resting', 'swiping'];

/** Autoplay moves on. */
const playing = { cycle: exactly(true), stopped: exactly(false), hovered: exactly(false) };
const stopping = { stopped: setToValue(true) };

/** Five items, the first shown; arrows stop at the ends and autoplay is off. */
const fiveItems = { state: 'resting', index: 0, last: 4, continuous: false, cycle: false, hovered: false, stopped: false };

/** `last` is the index of the last item. A visitor who moves the carousel by hand stops autoplay, until the button starts it again. */
export const carousel = transitionTable({
  id: 'carousel',
  area: 'widgets',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Karuzela', en: 'Carousel' },
  sentence: {
    pl: 'Strzałki przesuwają o jedną pozycję, a bez zapętlenia stają na pierwszej i ostatniej; przewijanie automatyczne przechodzi dalej, wraca na początek i zatrzymuje się, gdy wskaźnik jest nad karuzelą; gest w lewo przesuwa do przodu, w prawo do tyłu.',
    en: 'Arrows move one step and, in non-continuous mode, stop on the first and the last item; autoplay advances, wraps to the start and pauses on hover; a leftward swipe moves forward, a rightward one back.',
  },
  source: clause('4.14'),
  states: { resting: { pl: 'bez gestu', en: 'no swipe' }, swiping: { pl: 'gest trwa', en: 'swiping' } },
  initial: 'resting',
  final: [],
  context: {
    index: labelled({ pl: 'pozycja', en: 'position' }, contextVariable(integer(0), 0)),
    last: labelled({ pl: 'ostatnia pozycja', en: 'last position' }, givenContextVariable(integer(0))),
    continuous: labelled({ pl: 'zapętlenie', en: 'continuous' }, givenContextVariable(boolean())),
    cycle: labelled({ pl: 'przewijanie automatyczne', en: 'autoplay' }, givenContextVariable(boolean())),
    hovered: labelled({ pl: 'pod wskaźnikiem', en: 'under the pointer' }, contextVariable(boolean(), false)),
    stopped: labelled({ pl: 'zatrzymana', en: 'stopped' }, contextVariable(boolean(), false)),
  },
  events: {
    tick: { pl: 'upływ odstępu czasu', en: 'interval over' },
    next: { pl: 'dalej', en: 'next' },
    previous: { pl: 'wstecz', en: 'previous' },
    hover: { pl: 'wskaźnik nad karuzelą', en: 'pointer over the carousel' },
    leave: { pl: 'wskaźnik opuszcza karuzelę', en: 'pointer leaves the carousel' },
    pause: {
      pl: 'zatrzymanie: przyciskiem, po wejściu fokusu albo przez ograniczenie ruchu w systemie',
      en: 'pause: by the button, by focus coming in, or by a system that asks for less motion',
    },
    resume: { pl: 'wznowienie przyciskiem', en: 'resume by the button' },
    swipeStart: { pl: 'początek gestu', en: 'swipe begins' },
    swipeLeft: { pl: 'gest w lewo', en: 'swipe to the left' },
    swipeRight: { pl: 'gest w prawo', en: 'swipe to the right' },
    swipeCancel: { pl: 'przerwanie gestu', en: 'swipe cancelled' },
  },
  facts: { stepsToEnd: labelled({ pl: 'liczba pozycji do końca', en: 'steps to the end' }, difference('last', 'index')) },
  effects: { scrollToItem: { pl: 'przewinięcie do pozycji', en: 'scroll to the item' } },
  rows: [
    stateTransition(
      { id: 'tick-off', pl: 'bez przewijania automatycznego', en: 'autoplay off', source: clause('4.16') },
      { from: ['resting'], on: 'tick', when: { cycle: exactly(false) } },
    ),
    stateTransition(
      { id: 'tick-stopped', pl: 'zatrzymana', en: 'stopped', source: register('C66') },
      { from: ['resting'], on: 'tick', when: { cycle: exactly(true), stopped: exactly(true) } },
    ),
    stateTransition(
      { id: 'tick-hovered', pl: 'wstrzymana pod wskaźnikiem', en: 'resting under the pointer', source: clause('4.16') },
      { from: ['resting'], on: 'tick', when: { cycle: exactly(true), stopped: exactly(false), hovered: exactly(true) } },
    ),
    stateTransition(
      { id: 'tick', pl: 'następna pozycja z upływem czasu', en: 'next by the interval', source: clause('4.16') },
      { from: ['resting'], on: 'tick', when: { ...playing, stepsToEnd: above(0) } },
      { set: { index: next }, effects: ['scrollToItem'] },
    ),
    stateTransition(
      { id: 'tick-wraps', pl: 'powrót na początek z upływem czasu', en: 'back to the start by the interval', source: clause('4.16') },
      { from: ['resting'], on: 'tick', when: { ...playing, stepsToEnd: atMost(0) } },
      { set: { index: setToValue(0) }, effects: ['scrollToItem'] },
    ),
    stateTransition(
      { id: 'next', pl: 'następna pozycja', en: 'next' },
      { from: ['resting'], on: 'next', when: { stepsToEnd: above(0) } },
      { set: { index: next, ...stopping }, effects: ['scrollToItem'] },
    ),
    stateTransition(
      { id: 'next-wraps', pl: 'z ostatniej na pierwszą', en: 'from the last to the first', source: clause('4.15') },
      { from: ['resting'], on: 'next', when: { stepsToEnd: atMost(0), continuous: exactly(true) } },
      { set: { index: setToValue(0), ...stopping }, effects: ['scrollToItem'] },
    ),
    stateTransition(
      { id: 'next-stops', pl: 'postój na ostatniej', en: 'stop at the last', source: clause('4.15') },
      { from: ['resting'], on: 'next', when: { stepsToEnd: atMost(0), continuous: exactly(false) } },
      { set: stopping },
    ),
    stateTransition(
      { id: 'previous', pl: 'poprzednia pozycja', en: 'previous' },
      { from: ['resting'], on: 'previous', when: { index: above(0) } },
      { set: { index: previous, ...stopping }, effects: ['scrollToItem'] },
    ),
    stateTransition(
      { id: 'previous-wraps', pl: 'z pierwszej na ostatnią', en: 'from the first to the last', source: clause('4.15') },
      { from: ['resting'], on: 'previous', when: { index: exactly(0), continuous: exactly(true) } },
      { set: { index: setToCopyOf('last'), ...stopping }, effects: ['scrollToItem'] },
    ),
    stateTransition(
      { id: 'previous-stops', pl: 'postój na pierwszej', en: 'stop at the first', source: clause('4.15') },
      { from: ['resting'], on: 'previous', when: { index: exactly(0), continuous: exactly(false) } },
      { set: stopping },
    ),
    stateTransition(
      { id: 'swipe-left', pl: 'gest w lewo', en: 'swipe to the left', source: clause('4.17') },
      { from: ['swiping'], on: 'swipeLeft', when: { stepsToEnd: above(0) }, to: 'resting' },
      { set: { index: next, ...stopping } },
    ),
    stateTransition(
      { id: 'swipe-left-wraps', pl: 'gest w lewo na ostatniej', en: 'swipe to the left, wraps', source: clause('4.15', '4.17') },
      { from: ['swiping'], on: 'swipeLeft', when: { stepsToEnd: atMost(0), continuous: exactly(true) }, to: 'resting' },
      { set: { index: setToValue(0), ...stopping } },
    ),
    stateTransition(
      { id: 'swipe-right', pl: 'gest w prawo', en: 'swipe to the right', source: clause('4.17') },
      { from: ['swiping'], on: 'swipeRight', when: { index: above(0) }, to: 'resting' },
      { set: { index: previous, ...stopping } },
    ),
    stateTransition(
      { id: 'swipe-right-wraps', pl: 'gest w prawo na pierwszej', en: 'swipe to the right, wraps', source: clause('4.15', '4.17') },
      { from: ['swiping'], on: 'swipeRight', when: { index: exactly(0), continuous: exactly(true) }, to: 'resting' },
      { set: { index: setToCopyOf('last'), ...stopping } },
    ),
    stateTransition(
      { id: 'swipe-left-stops', pl: 'gest w lewo, postój na ostatniej', en: 'swipe to the left, stops', source: clause('4.15', '4.17') },
      { from: ['swiping'], on: 'swipeLeft', when: { stepsToEnd: atMost(0), continuous: exactly(false) }, to: 'resting' },
      { set: stopping },
    ),
    stateTransition(
      { id: 'swipe-right-stops', pl: 'gest w prawo, postój na pierwszej', en: 'swipe to the right, stops', source: clause('4.15', '4.17') },
      { from: ['swiping'], on: 'swipeRight', when: { index: exactly(0), continuous: exactly(false) }, to: 'resting' },
      { set: stopping },
    ),
    stateTransition(
      { id: 'swipe-start', pl: 'początek gestu', en: 'swipe begins', source: from(clause('4.17'), register('C66')) },
      { from: ['resting'], on: 'swipeStart', to: 'swiping' },
    ),
    stateTransition(
      { id: 'swipe-cancel', pl: 'przerwanie gestu', en: 'swipe cancelled', source: from(clause('4.17'), register('C66')) },
      { from: ['swiping'], on: 'swipeCancel', to: 'resting' },
    ),
    stateTransition(
      { id: 'hover', pl: 'wskaźnik nad karuzelą', en: 'pointer over the carousel', source: clause('4.16') },
      { from: always, on: 'hover' },
      { set: { hovered: setToValue(true) } },
    ),
    stateTransition(
      { id: 'leave', pl: 'wskaźnik opuszcza karuzelę', en: 'pointer leaves the carousel', source: clause('4.16') },
      { from: always, on: 'leave' },
      { set: { hovered: setToValue(false) } },
    ),
    stateTransition({ id: 'pause', pl: 'zatrzymanie', en: 'pause', source: register('C66') }, { from: always, on: 'pause' }, { set: stopping }),
    stateTransition(
      { id: 'resume', pl: 'wznowienie', en: 'resume', source: register('C66') },
      { from: always, on: 'resume' },
      { set: { stopped: setToValue(false) } },
    ),
  ],
  ignored: [
    { from: ['swiping'], on: ['tick'], reason: { pl: 'Przewijanie automatyczne jest wstrzymane.', en: 'Autoplay rests.' } },
    { from: ['swiping'], on: ['next', 'previous', 'swipeStart'], reason: { pl: 'Trwa gest przesunięcia.', en: 'A swipe is under way.' } },
    { from: ['resting'], on: ['swipeLeft', 'swipeRight', 'swipeCancel'], reason: { pl: 'Nie trwa żaden gest przesunięcia.', en: 'No swipe is under way.' } },
  ],
  examples: [
    { state: { ...fiveItems }, event: { type: 'tick' }, next: {}, effects: [] },
    { state: { ...fiveItems, cycle: true, stopped: true }, event: { type: 'tick' }, next: {}, effects: [] },
    { state: { ...fiveItems, cycle: true }, event: { type: 'tick' }, next: { index: 1 }, effects: ['scrollToItem'] },
    { state: { ...fiveItems, cycle: true, index: 4 }, event: { type: 'tick' }, next: { index: 0 }, effects: ['scrollToItem'] },
    { state: { ...fiveItems, cycle: true, hovered: true }, event: { type: 'tick' }, next: {}, effects: [] },
    { state: { ...fiveItems }, event: { type: 'next' }, next: { index: 1, stopped: true }, effects: ['scrollToItem'] },
    { state: { ...fiveItems, index: 4, continuous: true }, event: { type: 'next' }, next: { index: 0, stopped: true }, effects: ['scrollToItem'] },
    { state: { ...fiveItems, index: 4 }, event: { type: 'next' }, next: { stopped: true }, effects: [] },
    { state: { ...fiveItems, index: 4 }, event: { type: 'previous' }, next: { index: 3, stopped: true }, effects: ['scrollToItem'] },
    { state: { ...fiveItems, continuous: true }, event: { type: 'previous' }, next: { index: 4, stopped: true }, effects: ['scrollToItem'] },
    { state: { ...fiveItems }, event: { type: 'previous' }, next: { stopped: true }, effects: [] },
    { state: { ...fiveItems, state: 'swiping', index: 1 }, event: { type: 'swipeLeft' }, next: { state: 'resting', index: 2, stopped: true }, effects: [] },
    {
      state: { ...fiveItems, state: 'swiping', index: 4, continuous: true },
      event: { type: 'swipeLeft' },
      next: { state: 'resting', index: 0, stopped: true },
      effects: [],
    },
    { state: { ...fiveItems, state: 'swiping', index: 4 }, event: { type: 'swipeLeft' }, next: { state: 'resting', stopped: true }, effects: [] },
    { state: { ...fiveItems, state: 'swiping', index: 1 }, event: { type: 'swipeRight' }, next: { state: 'resting', index: 0, stopped: true }, effects: [] },
    {
      state: { ...fiveItems, state: 'swiping', continuous: true },
      event: { type: 'swipeRight' },
      next: { state: 'resting', index: 4, stopped: true },
      effects: [],
    },
    { state: { ...fiveItems, state: 'swiping' }, event: { type: 'swipeRight' }, next: { state: 'resting', stopped: true }, effects: [] },
    { state: { ...fiveItems }, event: { type: 'swipeStart' }, next: { state: 'swiping' }, effects: [] },
    { state: { ...fiveItems, state: 'swiping' }, event: { type: 'swipeCancel' }, next: { state: 'resting' }, effects: [] },
    { state: { ...fiveItems }, event: { type: 'hover' }, next: { hovered: true }, effects: [] },
    { state: { ...fiveItems, state: 'swiping', hovered: true }, event: { type: 'leave' }, next: { hovered: false }, effects: [] },
    { state: { ...fiveItems, cycle: true }, event: { type: 'pause' }, next: { stopped: true }, effects: [] },
    { state: { ...fiveItems, cycle: true, stopped: true }, event: { type: 'resume' }, next: { stopped: false }, effects: [] },
  ],
  assumptions: ['C65', 'C66'],
});
