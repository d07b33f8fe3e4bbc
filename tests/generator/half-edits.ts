/** A place in the data of the model: names of fields, and indexes of lists. */
export type Place = readonly (string | number)[];

export type HalfEdit = 'remove' | 'double' | 'retype' | 'add an id';
export const halfEdits: readonly HalfEdit[] = ['remove', 'double', 'retype', 'add an id'];

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Places of one kind: `courseTypes.*.price.standard`. */
const kindOf = (place: Place): string => place.map((step) => (typeof step === 'number' ? '*' : step)).join('.');

/** Every place below a value, those with the same meaning together; ids of parameters and rules are many, their fields alike. */
export const placesByKind = (model: unknown): ReadonlyMap<string, readonly Place[]> => {
  const kinds = new Map<string, Place[]>();
  const walk = (value: unknown, place: Place): void => {
    if (place.length > 0) {
      const kind = kindOf(place[0] === 'parameters' && place.length > 1 ? ['parameters', 0, ...place.slice(2)] : place);
      const known = kinds.get(kind) ?? [];
      known.push(place);
      kinds.set(kind, known);
    }
    if (!isRow(value)) return;
    for (const key of Object.keys(value)) walk(Reflect.get(value, key), [...place, isList(value) ? Number(key) : key]);
  };
  walk(model, []);
  return kinds;
};

/** A value of another type, which one depends on `choice`. */
const retyped = (value: unknown, choice: number): unknown => {
  const others = [null, true, 4, '', 'half', [], {}, [value], { value }, -1.5];
  return others.filter((other) => typeof other !== typeof value || isRow(value))[choice % 7] ?? null;
};

/** The list or record with one of its fields changed as a person in the middle of an edit leaves it. */
const changed = (container: unknown, step: string | number, { edit, choice }: Wanted): unknown => {
  if (isList(container)) {
    const at = Number(step);
    const value = container[at];
    if (edit === 'remove') return container.toSpliced(at, 1);
    if (edit === 'double') return container.toSpliced(at, 0, value);
    if (edit === 'retype') return container.with(at, retyped(value, choice));
    return container.toSpliced(at, 0, 'not-known-yet');
  }
  if (!isRow(container)) return container;
  const { [step]: value, ...others } = container;
  if (edit === 'remove') return others;
  if (edit === 'double') return { ...container, [`${step}Too`]: value };
  if (edit === 'retype') return { ...container, [step]: retyped(value, choice) };
  return {
    ...container,
    [step]: typeof value === 'string' ? 'not-known-yet' : { ...(isRow(value) ? value : {}), notKnownYet: value },
  };
};

interface Wanted {
  readonly edit: HalfEdit;
  readonly choice: number;
}

/** The model with one half edit; everything else is the same object. */
export const halfEdited = (model: unknown, place: Place, wanted: Wanted): unknown => {
  const [step, ...below] = place;
  if (step === undefined || !isRow(model)) return model;
  if (below.length === 0) return changed(model, step, wanted);
  const inner = halfEdited(Reflect.get(model, step), below, wanted);
  return isList(model) ? model.with(Number(step), inner) : { ...model, [step]: inner };
};
