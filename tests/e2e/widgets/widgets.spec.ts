import fc from 'fast-check';
import { expect } from 'playwright/test';
import type { Values } from '#generator/rules/meaning/interpret.ts';
import { covers } from '../../covers.ts';
import { test } from '../visit/test.ts';
import {
  type CarouselAction,
  type CarouselRun,
  carouselActions,
  driveCarousel,
  type SeenCarousel,
} from './drive-carousel.ts';
import { driveFaq, type FaqRun, faqActions } from './drive-faq.ts';
import { driveGallery, type GalleryRun, galleryActions } from './drive-gallery.ts';
import { openPrinted } from './open-printed.ts';
import { sequences } from './run-count.ts';
import { stepRule } from './step-rule.ts';

const course = '/kurs-kwalifikowanej-pierwszej-pomocy-kpp';
const seed = 20_261_121;

test.describe.configure({ timeout: 600_000 });
test.use({ reducedMotion: 'reduce', viewport: { width: 700, height: 800 } });

const carouselRun: fc.Arbitrary<CarouselRun> = fc.record({
  slides: fc.integer({ min: 1, max: 7 }),
  continuous: fc.boolean(),
  cycle: fc.boolean(),
  actions: fc.array(fc.constantFrom(...carouselActions), { minLength: 1, maxLength: 25 }),
});

/** Ways round the ends, which chance seldom takes. */
const turning: readonly CarouselRun[] = [
  { slides: 2, continuous: false, cycle: true, actions: ['toggle', 'tick', 'tick', 'tick'] },
  { slides: 7, continuous: true, cycle: true, actions: ['swipeLeft', 'swipeRight', 'swipeRight', 'swipeLeft'] },
];

/** The events of the rule for the actions of a visitor. */
const eventsOf = (action: CarouselAction, state: Values, swiped: number): readonly string[] => {
  const plain: Partial<Record<CarouselAction, readonly string[]>> = {
    tick: ['tick'],
    // The focus comes to the button first, also while a finger is on the strip.
    next: ['pause', 'next'],
    previous: ['pause', 'previous'],
    arrowRight: ['next'],
    arrowLeft: ['previous'],
    toggle: [state.stopped === true ? 'resume' : 'pause'],
    hover: ['hover'],
    leave: ['leave'],
    focus: ['pause'],
    touch: ['swipeStart'],
    tap: state.state === 'swiping' ? ['swipeCancel'] : [],
  };
  if (swiped === 0) return plain[action] ?? [];
  return Array.from({ length: Math.abs(swiped) }, () => ['swipeStart', swiped > 0 ? 'swipeLeft' : 'swipeRight']).flat();
};

const follow = (run: CarouselRun, seen: readonly SeenCarousel[]): readonly Values[] => {
  const given = { last: run.slides - 1, continuous: run.continuous, cycle: run.cycle };
  let state: Values = { state: 'resting', index: 0, hovered: false, stopped: false, ...given };
  const send = (types: readonly string[]) => {
    for (const type of types) state = stepRule('carousel', state, { type }).state;
  };
  send(['pause']);
  return run.actions.map((action, at) => {
    send(eventsOf(action, state, seen[at]?.swiped ?? 0));
    return state;
  });
};

test(
  'the carousel does what its table says, whatever a visitor does',
  covers('2.44', '4.14', '4.15', '4.16', '4.17'),
  async ({ page }) => {
    const url = await openPrinted(page, course, 'enhance-gallery');
    const runs = [...turning, ...fc.sample(carouselRun, { numRuns: sequences, seed })];
    const traces = await page.evaluate(driveCarousel, { url, runs });
    expect(traces.length).toBe(runs.length);
    for (const [at, run] of runs.entries()) {
      const seen = traces[at] ?? [];
      const wanted = follow(run, seen);
      const brief = seen.map(({ index, state, hovered, stopped, live, words, focused }) => ({
        focused,
        index,
        state,
        hovered,
        stopped,
        live,
        words,
      }));
      expect(brief, JSON.stringify(run)).toEqual(
        wanted.map(({ index, state, hovered, stopped }) => ({
          focused: true,
          index,
          state,
          hovered,
          stopped,
          live: stopped === true ? 'polite' : 'off',
          words: `Obraz ${Number(index) + 1} z 29`,
        })),
      );
      if (run.continuous && run.slides > 3)
        expect(
          seen.every(({ off }) => Math.abs(off) <= 1),
          `${JSON.stringify(run)} ${JSON.stringify(seen)}`,
        ).toBe(true);
    }
  },
);

const pictures = 29;

const galleryRun: fc.Arbitrary<GalleryRun> = fc.record({
  actions: fc.array(
    fc.record({ type: fc.constantFrom(...galleryActions), at: fc.constantFrom(0, 1, 2, pictures - 2, pictures - 1) }),
    { minLength: 1, maxLength: 25 },
  ),
});

type GalleryAction = GalleryRun['actions'][number];

const galleryEvent = ({ type, at }: GalleryAction, state: Values): Values => {
  if (type === 'open' || (type === 'address' && state.state === 'closed')) return { type: 'open', at };
  if (type === 'next' || type === 'arrowRight') return { type: 'next' };
  return { type: type === 'previous' || type === 'arrowLeft' ? 'previous' : 'close' };
};

test(
  'the full-screen gallery does what its table says, and its address and focus follow',
  covers('2.45', '4.18'),
  async ({ page }) => {
    const url = await openPrinted(page, course, 'enhance-gallery');
    const runs = fc.sample(galleryRun, { numRuns: sequences, seed });
    const traces = await page.evaluate(driveGallery, { url, runs });
    expect(traces.length).toBe(sequences);
    for (const [at, run] of runs.entries()) {
      let state: Values = { state: 'closed', index: 0, last: pictures - 1 };
      let opener: number | null = null;
      const wanted = run.actions.map((action) => {
        const step = stepRule('gallery-dialog', state, galleryEvent(action, state));
        state = step.state;
        if (step.row === 'open') opener = action.at;
        const open = state.state === 'opened';
        const index = Number(state.index);
        return {
          open,
          index: opener === null ? null : index,
          words: opener === null ? '' : `Obraz ${index + 1} z ${pictures}`,
          address: open ? index : null,
          focused: open ? 'dialog' : opener,
        };
      });
      expect(traces[at], JSON.stringify(run)).toEqual(wanted);
    }
  },
);

const faqRun: fc.Arbitrary<FaqRun> = fc.record({
  actions: fc.array(fc.constantFrom(...faqActions), { minLength: 1, maxLength: 8 }),
});

test(
  'the questions unfold as their table says, and the focus goes to the first new one once',
  covers('2.49', '4.19'),
  async ({ page }) => {
    const url = await openPrinted(page, course, 'enhance-faq');
    const runs = fc.sample(faqRun, { numRuns: sequences, seed });
    const { total, seen } = await page.evaluate(driveFaq, { url, runs });
    expect(total).toBeGreaterThan(3);
    for (const [at, run] of runs.entries()) {
      let state: Values = { state: 'collapsed' };
      let focused: number | null = null;
      const wanted = run.actions.map((action) => {
        if (action === 'showAll' || action === 'find' || action === 'print') {
          const step = stepRule('faq-list', state, { type: 'showAll' });
          if (action === 'showAll' && step.row === 'show-all') focused = 3;
          state = step.state;
        }
        const expanded = state.state === 'expanded';
        return { shown: expanded ? total : 3, expanded: String(expanded), button: !expanded, focused };
      });
      expect(seen[at], JSON.stringify(run)).toEqual(wanted);
    }
  },
);
