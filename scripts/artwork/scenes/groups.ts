import { asleep, cast } from '../kit/cast.ts';
import { chair } from '../kit/course-gear.ts';
import { type Bend, bone, solid } from '../kit/limbs.ts';
import { colour } from '../kit/palette.ts';
import { drawPerson, type Person } from '../kit/people.ts';
import { bending, compressing, kneeling, sitting, standing, supine } from '../kit/poses.ts';
import { bagValveMask, cable } from '../kit/rescue-gear.ts';
import { mat, shadow } from '../kit/rooms.ts';
import { box, each, type Point, place, shape } from '../kit/svg.ts';

/** Where the parts of somebody lie who rests on the back with the hip at `at`. */
type Spot = { readonly at: Point; readonly scale: number; readonly facing: Bend };

export const spot = (x: number, y = 800, more: { scale?: number; facing?: Bend } = {}): Spot => ({
  at: [x, y],
  scale: more.scale ?? 1.7,
  facing: more.facing ?? 1,
});

/** A point of a lying body: units towards the head, units up. */
export const on = ({ at, scale, facing }: Spot, forward: number, up: number): Point => [
  at[0] + forward * scale * facing,
  at[1] - up * scale,
];

const chestOf = (place: Spot): Point => on(place, 80, 66);

export const mouthOf = (place: Spot): Point => on(place, 168, 64);

const opposite = (facing: Bend): Bend => (facing === 1 ? -1 : 1);

export const lies = (person: Person, where: Spot): string =>
  shadow([where.at[0], where.at[1] + 4], 400 * where.scale) + supine(asleep(person), where);

/** Somebody presses the chest of somebody who lies at `where`. */
export const resuscitates = (rescuer: Person, where: Spot, casualty: Person = cast.manikin): string =>
  compressing(rescuer, { at: where.at, scale: where.scale, facing: where.facing, chest: chestOf(where) }) +
  lies(casualty, where);

export const onMat = (where: Spot, fill?: string): string =>
  mat([where.at[0], where.at[1] + 6], 470 * where.scale, fill);

/** Kneels beyond the head and looks towards the feet, both hands at the face. */
export const atTheHead = (person: Person, where: Spot, hands?: readonly [Point, Point]): string =>
  kneeling(person, {
    at: on(where, 268, -4),
    scale: where.scale,
    facing: opposite(where.facing),
    lean: 24,
    nod: 14,
    hands: hands ?? [on(where, 190, 62), on(where, 176, 66)],
  });

/** Kneels at the hips, bends over the chest and reaches forward. */
export const atTheSide = (person: Person, where: Spot, hands: readonly [Point, Point], lean = 50): string =>
  bending(person, { at: on(where, -40, 0), scale: where.scale, facing: where.facing, lean, reach: hands });

export const ventilates = (where: Spot): string =>
  place({ at: on(where, 170, 74), scale: where.scale * 0.34, mirror: where.facing === -1 }, bagValveMask());

/** Sits on a chair that is drawn too. */
export const seated = (
  person: Person,
  at: Point,
  more: { scale?: number; facing?: Bend; hands?: readonly [Point, Point]; nod?: number; lean?: number } = {},
): string => {
  const scale = more.scale ?? 1.5;
  return (
    place({ at, scale: scale / 1.3, mirror: more.facing === -1 }, chair()) + sitting(person, { at, ...more, scale })
  );
};

/** Height of the middle of the head over the ground point, in figure units. */
const headHeight = {
  standing: 374,
  walking: 366,
  sitting: 290,
  kneeling: 278,
  'half-kneeling': 282,
  grounded: 206,
} as const;

/** Placement of something worn on the head or neck of an upright figure. */
export const headOf = (
  posture: keyof typeof headHeight,
  stance: { at: Point; scale: number; facing?: Bend },
): { at: Point; scale: number; mirror: boolean } => {
  const { at, scale, facing = 1 } = stance;
  return { at: [at[0] + 6 * facing * scale, at[1] - headHeight[posture] * scale], scale, mirror: facing === -1 };
};

/** Kneels at the hips and brings the face close to the face of the casualty. */
export const facesClosely = (person: Person, where: Spot): string =>
  bending(person, {
    at: on(where, 12, 0),
    scale: where.scale,
    facing: where.facing,
    lean: 74,
    nod: 26,
    reach: [on(where, 150, 50), on(where, 196, 58)],
  });

/** Kneels beyond the head, the ear over the mouth, the eyes on the chest. */
export const listensForBreath = (person: Person, where: Spot): string =>
  bending(person, {
    at: on(where, 316, 0),
    scale: where.scale,
    facing: opposite(where.facing),
    lean: 66,
    nod: 14,
    reach: [on(where, 206, 52), on(where, 178, 44)],
  });

/** Somebody seen from the front behind a table top at `at`, hands on it. */
export const behindTable = (
  person: Person,
  at: Point,
  more: { scale?: number; hands?: readonly [Point, Point]; nod?: number } = {},
): string => {
  const { scale = 1.5, nod = 0 } = more;
  const [x, y] = at;
  return drawPerson(person, {
    hip: [x, y + 36],
    foreshortened: 0.66,
    scale,
    view: 'front',
    nod,
    hands: more.hands ?? [
      [x - 22 * scale, y - 6],
      [x + 22 * scale, y - 6],
    ],
    feet: [
      [x, y + 300],
      [x, y + 300],
    ],
    without: ['legs'],
  });
};

/** Listeners seen from behind, in the foreground. */
export const audience = (people: readonly Person[], y = 1020): string =>
  each(people, (person, index) => {
    const x = 600 + (index - (people.length - 1) / 2) * (1000 / people.length);
    return (
      standing(person, { at: [x, y], view: 'back', scale: 1.35, without: ['near-arm', 'far-arm', 'legs'] }) +
      box([x - 96, y - 250], [192, 200], { fill: colour.teal, radius: 22 })
    );
  });

/** Somebody who shows something: seen from the front, the arm on that side raised towards `hand`. */
export const presents = (person: Person, at: Point, more: { scale?: number; hand?: Point } = {}): string => {
  const { scale = 1.35, hand = [at[0] + 116 * scale, at[1] - 380 * scale] } = more;
  const toLeft = hand[0] < at[0];
  const resting: Point = [at[0] + (toLeft ? 62 : -62) * scale, at[1] - 172 * scale];
  return standing(person, {
    at,
    scale,
    view: 'front',
    hands: toLeft ? [hand, resting] : [resting, hand],
    elbows: toLeft ? [1, 1] : [-1, -1],
  });
};

/** Nothing but the near arm: drawn again over somebody whom it holds. */
export const armOnly: readonly ('far-arm' | 'legs' | 'trunk')[] = ['far-arm', 'legs', 'trunk'];

/** The pads of a defibrillator on the bare chest of somebody who lies at `where`, their leads joined and led to `socket`. */
export const connected = (where: Spot, socket: Point): string => {
  const [collar, flank, join] = [on(where, 112, 62), on(where, 66, 46), on(where, 92, -6)];
  const { scale, facing } = where;
  return (
    cable(
      `M${collar.map(Math.round).join(' ')}Q${on(where, 128, 30).map(Math.round).join(' ')} ${join.map(Math.round).join(' ')}`,
    ) +
    cable(
      `M${flank.map(Math.round).join(' ')}Q${on(where, 70, 10).map(Math.round).join(' ')} ${join.map(Math.round).join(' ')}`,
    ) +
    cable(`M${join.map(Math.round).join(' ')}Q${Math.round(join[0])} ${Math.round(socket[1])} ${socket.join(' ')}`) +
    place({ at: collar, turn: 10 * facing, scale }, box([-15, -6], [30, 11], { fill: colour.white, radius: 5 })) +
    place({ at: flank, turn: -4 * facing, scale }, box([-18, -11], [36, 22], { fill: colour.white, radius: 7 }))
  );
};

/** Somebody squats behind a casualty and drags them backwards: arms under the armpits, hand on the forearm held across the chest. */
export const dragsBackwards = (rescuer: Person, casualty: Person, x: number, ground = 830): string => {
  const at = (dx: number, up: number): Point => [x + dx, ground - up];
  const grip = at(0, 148);
  const behind = {
    hip: at(250, 160),
    scale: 1.5,
    facing: -1,
    lean: -42,
    nod: 32,
    hands: [grip, at(-30, 160)],
    feet: [at(136, 20), at(182, 26)],
    elbows: [1, 1],
  } as const;
  const held = {
    hip: at(0, 54),
    scale: 1.45,
    facing: -1,
    lean: 12,
    nod: -14,
    hands: [at(-50, 150), at(-40, 150)],
    feet: [at(-268, 18), at(-262, 24)],
    toes: -110,
    elbows: [1, 1],
  } as const;
  return (
    drawPerson(rescuer, { ...behind, without: ['near-arm'] }) +
    drawPerson(asleep(casualty), { ...held, without: ['near-arm'] }) +
    drawPerson(rescuer, { ...behind, without: armOnly }) +
    drawPerson(asleep(casualty), { ...held, without: armOnly }) +
    solid(bone([grip[0] + 16, grip[1] - 2], grip, [15, 17]), rescuer.gloves ?? rescuer.skin)
  );
};
