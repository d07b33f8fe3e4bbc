import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { covers } from '../../covers.ts';
import { importRule, writeEmittedRules } from '../../rules/emitted-rules.ts';

const seed = 20_261_121;
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const stepSchema = z.object({ state: z.record(z.string(), value), effects: z.array(z.string()), row: z.string() });
type State = z.infer<typeof stepSchema>['state'];
type Reducer = (state: State, event: State) => z.infer<typeof stepSchema>;

let folder = '';
beforeAll(() => {
  folder = writeEmittedRules('transitions');
});
const load = async (id: string): Promise<Reducer> => {
  const reducer = await importRule(folder, id);
  return (state, event) => stepSchema.parse(reducer(state, event));
};
const recipe = (reducer: Reducer, start: State, events: readonly State[]) => {
  let state = start;
  const effects: string[] = [];
  for (const event of events) {
    const step = reducer(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
};
const ofType = (...types: readonly string[]) => fc.constantFrom(...types).map((type): State => ({ type }));

describe('the carousel', covers('rule:carousel'), () => {
  const start = { state: 'resting', index: 0, hovered: false, stopped: false };
  const settings = fc.record({ last: fc.integer({ min: 0, max: 6 }), continuous: fc.boolean(), cycle: fc.boolean() });
  const event = ofType(
    'tick',
    'next',
    'previous',
    'hover',
    'leave',
    'pause',
    'resume',
    'swipeStart',
    'swipeLeft',
    'swipeRight',
    'swipeCancel',
  );

  it('never leaves its items, and does not scroll after a swipe, which has scrolled already', async () => {
    const reducer = await load('carousel');
    fc.assert(
      fc.property(settings, fc.array(event, { maxLength: 60 }), (given, events) => {
        let state: State = { ...start, ...given };
        for (const event of events) {
          const step = reducer(state, event);
          if (state.state === 'swiping') expect(step.effects).toEqual([]);
          else if (step.state.index !== state.index) expect(step.effects).toEqual(['scrollToItem']);
          state = step.state;
        }
        expect(Number(state.index) >= 0 && Number(state.index) <= given.last).toBe(true);
      }),
      { seed, numRuns: 500 },
    );
  });

  it(
    'by autoplay wraps to the start even where its arrows stop, and pauses under the pointer',
    covers('4.15', '4.16', 'C65'),
    async () => {
      const reducer = await load('carousel');
      const atEnd = { ...start, index: 3, last: 3, continuous: false, cycle: true };
      expect(recipe(reducer, atEnd, [{ type: 'tick' }]).state.index).toBe(0);
      expect(recipe(reducer, atEnd, [{ type: 'next' }]).state.index).toBe(3);
      expect(recipe(reducer, atEnd, [{ type: 'hover' }, { type: 'tick' }]).state.index).toBe(3);
      expect(recipe(reducer, atEnd, [{ type: 'hover' }, { type: 'leave' }, { type: 'tick' }]).state.index).toBe(0);
      expect(
        recipe(reducer, atEnd, [{ type: 'pause' }, { type: 'hover' }, { type: 'leave' }, { type: 'tick' }]).state.index,
      ).toBe(3);
      expect(recipe(reducer, { ...atEnd, cycle: false }, [{ type: 'tick' }]).state.index).toBe(3);
    },
  );

  it('stays paused while the pointer is over it, whatever other events arrive', async () => {
    const reducer = await load('carousel');
    const besides = event.filter(({ type }) => type !== 'leave');
    fc.assert(
      fc.property(settings, fc.array(besides, { maxLength: 40 }), (given, events) => {
        const { state } = recipe(reducer, { ...start, ...given }, [{ type: 'hover' }, ...events]);
        expect(reducer(state, { type: 'tick' }).state).toEqual(state);
      }),
      { seed },
    );
  });

  it('rotates in both directions when it is continuous', covers('4.14', '4.15'), async () => {
    const reducer = await load('carousel');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 40 }), (last, steps) => {
        const given = { ...start, last, continuous: true, cycle: false };
        const forward = recipe(
          reducer,
          given,
          Array.from({ length: steps }, () => ({ type: 'next' })),
        );
        expect(forward.state.index).toBe(steps % (last + 1));
        expect(
          recipe(
            reducer,
            forward.state,
            Array.from({ length: steps }, () => ({ type: 'previous' })),
          ).state.index,
        ).toBe(0);
      }),
      { seed },
    );
  });
});

describe('the contact form', covers('rule:contact-form'), () => {
  const event = fc.oneof(
    ofType('focusInput', 'succeed', 'fail', 'acknowledge', 'retry'),
    fc.record({ type: fc.constantFrom('send', 'edit'), valid: fc.boolean() }),
  );

  it(
    'posts only what was valid on sending, once per answer, and clears fields only after success',
    covers('4.2', '4.4', 'C48'),
    async () => {
      const reducer = await load('contact-form');
      fc.assert(
        fc.property(fc.array(event, { maxLength: 60 }), (events) => {
          let state: State = { state: 'idle', messageShown: false };
          for (const one of events) {
            const { state: next, effects } = reducer(state, one);
            if (effects.includes('postMessage'))
              expect([one.type, one.valid, next.state]).toEqual(['send', true, 'sending']);
            if (effects.includes('clearFields')) expect(state.state).toBe('sent');
            if (state.messageShown === true) expect(next.messageShown).toBe(true);
            state = next;
          }
        }),
        { seed, numRuns: 500 },
      );
    },
  );
});

describe('the gallery dialog', covers('rule:gallery-dialog'), () => {
  it('locks the page exactly while it is open, and restores the focus', async () => {
    const reducer = await load('gallery-dialog');
    const event = fc.oneof(
      ofType('close', 'next', 'previous'),
      fc.integer({ min: 0, max: 6 }).map((at): State => ({ type: 'open', at })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { state, effects } = recipe(reducer, { state: 'closed', index: 0, last: 4 }, events);
        const count = (name: string) => effects.filter((effect) => effect === name).length;
        expect(count('lockScroll') - count('unlockScroll')).toBe(state.state === 'opened' ? 1 : 0);
        expect(count('returnFocus')).toBe(count('unlockScroll'));
        expect(Number(state.index) >= 0 && Number(state.index) <= 4).toBe(true);
      }),
      { seed },
    );
  });
});

describe('a value outside its domain', () => {
  it.each([-1, Number.NaN, 0.5])('such as the picture %d is refused', async (at) => {
    const reducer = await load('gallery-dialog');
    const closed = { state: 'closed', index: 0, last: 4 };
    expect(() => reducer(closed, { type: 'open', at })).toThrow(
      'gallery-dialog: “at” must be a whole number within its domain',
    );
  });
});

describe('the course finder', covers('rule:course-finder'), () => {
  it(
    'requests a count exactly when it starts to wait for one, and reports only a criterion to analytics',
    covers('4.9', '4.12', '7.13'),
    async () => {
      const reducer = await load('course-finder');
      const event = fc.oneof(
        ofType('counted', 'countFailed', 'retry', 'press', 'languageChange'),
        fc.record({ type: fc.constantFrom('load', 'change'), anyCriterionNow: fc.boolean() }),
      );
      fc.assert(
        fc.property(fc.array(event, { maxLength: 60 }), (events) => {
          let state: State = { state: 'idle', anyCriterion: false };
          for (const one of events) {
            const { state: next, effects } = reducer(state, one);
            const begins = next.state === 'counting' && (state.state !== 'counting' || one.type === 'change');
            expect(effects.includes('fetchCount')).toBe(begins);
            expect(effects.includes('emitCriteria')).toBe(one.type === 'press');
            expect(effects.includes('trackSearch')).toBe(one.type === 'press' && state.anyCriterion === true);
            state = next;
          }
        }),
        { seed, numRuns: 500 },
      );
    },
  );
});
