/** `breaking`: something that worked is refused or gone. `careful`: a result changes. `safe`: nobody notices. */
export type DifferenceClass = 'breaking' | 'careful' | 'safe';

/** One difference between two versions of the rules. */
export interface RuleDifference {
  readonly rule: string;
  readonly kind: 'added' | 'removed' | 'signature' | 'behaviour' | 'parameter';
  readonly class: DifferenceClass;
  /** The smallest region of inputs that it concerns, e.g. 'freePlaces = 10'; empty when it concerns the whole. */
  readonly where: string;
  readonly before: string;
  readonly after: string;
  /** False when it was found by trying boundary cases, because derived facts of the versions mean different things. */
  readonly exact: boolean;
}

const classes: readonly DifferenceClass[] = ['safe', 'careful', 'breaking'];

export const isAtLeast = (one: DifferenceClass, other: DifferenceClass): boolean =>
  classes.indexOf(one) >= classes.indexOf(other);

/** A difference on one line: 'availability-badge, freePlaces = 10: severalPlaces → none (careful)'. */
export const describeDifference = (one: RuleDifference): string => {
  const place = one.where === '' ? one.rule : `${one.rule}, ${one.where}`;
  const found = one.exact ? '' : ', among the cases tried';
  return `${place}: ${one.before} → ${one.after} (${one.class}${found})`;
};
