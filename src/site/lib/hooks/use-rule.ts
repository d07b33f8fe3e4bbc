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

/** An effect that shows in the state, where it is carried out by rendering. */
export const noSideEffect = (): void => undefined;

/** State of a widget whose every move a reducer of the rules decides: an event changes it, then its effects are carried out in order. */
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
