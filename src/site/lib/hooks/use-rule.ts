import { useRef, useState } from 'react';

interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

interface Rule<State, Event, Effect extends string> {
  readonly start: () => State;
  readonly reduce: (state: State, event: Event) => Step<State, Effect>;
  /** What each effect does: no effect of the table is left out. */
  readonly effects: Readonly<Record<Effect, (event: Event) => void>>;
}

/** For an effect of a rule that rendering the state carries out already. */
export const noSideEffect = (): void => undefined;

/**
 * The state of a widget for which a reducer of the rules decides every transition: an event changes the state, then its effects are carried
 * out in order.
 */
export const useRuleReducer = <State, Event, Effect extends string>({
  start,
  reduce,
  effects,
}: Rule<State, Event, Effect>) => {
  const [state, setState] = useState(start);
  const current = useRef(state);
  const send = (event: Event): void => {
    const step = reduce(current.current, event);
    current.current = step.state;
    setState(step.state);
    for (const effect of step.effects) effects[effect](event);
  };
  return [state, send] as const;
};
