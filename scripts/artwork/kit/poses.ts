import { type Bend, leaning } from './limbs.ts';
import { drawPerson, type Person, type Pose } from './people.ts';
import type { Point } from './svg.ts';

/** Where a figure meets the ground, how large it is and which way it looks. */
type Stance = {
  readonly at: Point;
  readonly scale?: number;
  readonly facing?: Bend;
  readonly hands?: readonly [Point, Point];
  readonly nod?: number;
  readonly lean?: number;
} & Pick<Pose, 'view' | 'elbows' | 'without' | 'foreshortened'>;

/** Turns distances in figure units into picture points: forward and up from the ground point. */
const from =
  ({ at, scale = 1.3, facing = 1 }: Stance) =>
  (forward: number, up: number): Point => [at[0] + forward * facing * scale, at[1] - up * scale];

const common = (
  stance: Stance,
): Pick<Pose, 'scale' | 'facing' | 'nod' | 'lean' | 'view' | 'elbows' | 'without' | 'foreshortened'> => ({
  scale: stance.scale ?? 1.3,
  facing: stance.facing ?? 1,
  nod: (stance.nod ?? 0) * (stance.facing ?? 1),
  lean: (stance.lean ?? 0) * (stance.facing ?? 1),
  ...(stance.view ? { view: stance.view } : {}),
  ...(stance.elbows ? { elbows: stance.elbows } : {}),
  ...(stance.without ? { without: stance.without } : {}),
  ...(stance.foreshortened ? { foreshortened: stance.foreshortened } : {}),
});

/** Stands on the ground point; hands hang unless they are given. */
export const standing = (person: Person, stance: Stance): string => {
  const p = from(stance);
  const wide = stance.view === 'front' || stance.view === 'back';
  return drawPerson(person, {
    ...common(stance),
    hip: p(0, 196),
    hands: stance.hands ?? (wide ? [p(-62, 172), p(62, 172)] : [p(14, 178), p(-6, 178)]),
    feet: wide ? [p(-24, 14), p(24, 14)] : [p(14, 14), p(-22, 14)],
    ...(wide ? { toes: [130, 50], knees: [1, -1] as const } : {}),
  });
};

/** Walks forward, the near leg ahead. */
export const walking = (person: Person, stance: Stance): string => {
  const p = from(stance);
  return drawPerson(person, {
    ...common(stance),
    hip: p(0, 188),
    hands: stance.hands ?? [p(-34, 186), p(44, 196)],
    feet: [p(52, 14), p(-62, 18)],
    toes: stance.facing === -1 ? [180, 150] : [0, 30],
  });
};

/** Kneels on both knees; the ground point lies under the hip. */
export const kneeling = (person: Person, stance: Stance): string => {
  const p = from(stance);
  const facing = stance.facing ?? 1;
  return drawPerson(person, {
    ...common(stance),
    hip: p(0, 100),
    hands: stance.hands ?? [p(36, 96), p(44, 100)],
    feet: [p(-78, 16), p(-70, 20)],
    toes: facing === 1 ? 165 : 15,
  });
};

/** Kneels on the far knee with the near foot on the ground. */
export const halfKneeling = (person: Person, stance: Stance): string => {
  const p = from(stance);
  const facing = stance.facing ?? 1;
  return drawPerson(person, {
    ...common(stance),
    hip: p(0, 104),
    hands: stance.hands ?? [p(54, 110), p(60, 96)],
    feet: [p(62, 14), p(-84, 18)],
    toes: facing === 1 ? [0, 160] : [180, 20],
  });
};

/** Upright arms over the breastbone: `chest` is where both hands press. */
export const compressing = (person: Person, stance: Stance & { chest: Point }): string => {
  const { chest, facing = 1, scale = 1.3 } = stance;
  const lean = stance.lean ?? 40;
  const shoulder: Point = [chest[0] - 6 * facing * scale, chest[1] - 138 * scale];
  const hip: Point = leaning(shoulder, lean * facing, [0, 112 * scale]);
  return drawPerson(person, {
    ...common(stance),
    hip,
    lean: lean * facing,
    nod: (stance.nod ?? -8) * facing,
    hands: [chest, [chest[0] + 5 * facing, chest[1] - 4]],
    feet: [
      [hip[0] - 74 * facing * scale, stance.at[1] - 16 * scale],
      [hip[0] - 66 * facing * scale, stance.at[1] - 20 * scale],
    ],
    toes: facing === 1 ? 165 : 15,
  });
};

/** Kneels and bends low over something, the head near `over`. */
export const bending = (person: Person, stance: Stance & { reach: readonly [Point, Point] }): string => {
  const { facing = 1 } = stance;
  const p = from(stance);
  return drawPerson(person, {
    ...common(stance),
    hip: p(0, 102),
    lean: (stance.lean ?? 62) * facing,
    nod: (stance.nod ?? 10) * facing,
    hands: stance.reach,
    feet: [p(-74, 16), p(-66, 20)],
    toes: facing === 1 ? 165 : 15,
  });
};

/** Lies on the back with the head on the `facing` side; the ground point lies under the hip. */
export const supine = (person: Person, stance: Stance & { legsRaised?: boolean; kneeUp?: boolean }): string => {
  const p = from(stance);
  const facing = stance.facing ?? 1;
  const feet: readonly [Point, Point] = stance.legsRaised ? [p(-176, 92), p(-172, 98)] : [p(-184, 18), p(-184, 22)];
  return drawPerson(person, {
    ...common(stance),
    hip: p(0, 30),
    lean: 90 * facing,
    nod: (stance.nod ?? -4) * facing,
    facing: facing === 1 ? -1 : 1,
    hands: stance.hands ?? [p(-24, 16), p(-34, 32)],
    feet: stance.kneeUp ? [p(-80, 18), feet[1]] : feet,
    knees: facing === 1 ? [1, 1] : [-1, -1],
    elbows: stance.elbows ?? (facing === 1 ? [-1, -1] : [1, 1]),
    toes: facing === 1 ? [-100, -100] : [-80, -80],
  });
};

/** Sits on a seat 92 figure units above the ground point, knees forward. */
export const sitting = (person: Person, stance: Stance): string => {
  const p = from(stance);
  return drawPerson(person, {
    ...common(stance),
    hip: p(0, 112),
    hands: stance.hands ?? [p(60, 128), p(66, 130)],
    feet: [p(84, 14), p(92, 14)],
  });
};

/** Sits on the ground with the legs in front; `kneesUp` draws them in. */
export const grounded = (person: Person, stance: Stance & { kneesUp?: boolean }): string => {
  const p = from(stance);
  return drawPerson(person, {
    ...common(stance),
    hip: p(0, 28),
    hands: stance.hands ?? [p(50, 60), p(58, 62)],
    feet: stance.kneesUp ? [p(112, 14), p(122, 14)] : [p(180, 18), p(182, 22)],
    toes: stance.kneesUp ? (stance.facing === -1 ? 180 : 0) : stance.facing === -1 ? -110 : -70,
  });
};

/** Recovery position: on the side towards the viewer, upper knee bent, hand under the cheek. Head on the `facing` side. */
export const onTheSide = (person: Person, stance: Stance): string => {
  const p = from(stance);
  const facing = stance.facing ?? 1;
  return drawPerson(person, {
    ...common(stance),
    hip: p(0, 40),
    lean: 86 * facing,
    nod: 6 * facing,
    view: 'front',
    hands: facing === 1 ? [p(152, 30), p(176, -44)] : [p(176, -44), p(152, 30)],
    elbows: facing === 1 ? [-1, -1] : [1, 1],
    feet: facing === 1 ? [p(-52, 6), p(-184, 22)] : [p(-184, 22), p(-52, 6)],
    knees: [1, -1],
    toes: facing === 1 ? [110, 150] : [30, 70],
  });
};
