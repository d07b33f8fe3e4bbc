import { drawHead, type Head, type View } from './heads.ts';
import { along, type Bend, bone, leaning, reach, solid, towards } from './limbs.ts';
import { cloth, colour, type Tone } from './palette.ts';
import { type Point, place, shape, stroke } from './svg.ts';

/** Who somebody is: unchanged from picture to picture. */
export type Person = Head & {
  readonly top: Tone;
  readonly legs: Tone;
  readonly shoes?: Tone;
  readonly sleeves?: 'long' | 'short';
  readonly gloves?: Tone;
  readonly vest?: Tone | undefined;
  readonly mark?: 'heart';
  readonly bareFeet?: boolean;
  /** Children have larger heads for their size. */
  readonly headSize?: number;
};

/** Where somebody is and what they do, in picture units. Hands and feet are [near, far]: near the viewer, or the left one seen from the front. */
export type Pose = {
  readonly hip: Point;
  readonly scale?: number;
  /** Degrees from upright, towards the right; 90 lies with the head to the right. */
  readonly lean?: number;
  readonly view?: View;
  readonly facing?: Bend;
  /** Turn of the head in degrees, added to the lean. */
  readonly nod?: number;
  readonly hands: readonly [Point, Point];
  readonly feet: readonly [Point, Point];
  readonly elbows?: readonly [Bend, Bend];
  readonly knees?: readonly [Bend, Bend];
  /** Direction of the toes in degrees, 0 = to the right, 90 = down. */
  readonly toes?: number | readonly [number, number];
  /** Share of their length that arms seem to have when they point at the viewer. */
  readonly foreshortened?: number;
  /** Parts of the body left out because something covers them. */
  readonly without?: readonly ('near-arm' | 'far-arm' | 'legs' | 'trunk')[];
};

const bones = { arm: [66, 74], leg: [94, 92] } as const;

const torsoSide = 'M-13-135Q-37-122-34-84Q-27-44-29 6Q-2 22 28 8Q26-40 33-82Q36-122 13-135Z';
const torsoFront = 'M-19-136Q-50-131-54-104L-43-44L-44 8Q0 18 44 8L43-44L54-104Q50-131 19-136Q0-128-19-136Z';

const arm = (
  person: Person,
  joints: { shoulder: Point; target: Point; bend: Bend; scale: number; tone: Tone; length: number },
): string => {
  const { shoulder, target, bend, scale, tone, length } = joints;
  const { joint, end } = reach(shoulder, target, { bones: [bones.arm[0] * length, bones.arm[1] * length], bend });
  const wrist = towards(end, joint, 16 * scale);
  const hand = person.gloves ?? person.skin;
  const palm = solid(bone(wrist, end, [9 * scale, 11.5 * scale]), hand);
  const upper = bone(shoulder, joint, [18 * scale, 14.5 * scale]);
  if (person.sleeves === 'short') {
    const cuff = along(shoulder, joint, 0.72);
    const bare = bone(shoulder, joint, [14 * scale, 12 * scale]) + bone(joint, wrist, [12 * scale, 9 * scale]);
    return solid(bare, person.skin) + palm + solid(bone(shoulder, cuff, [18.5 * scale, 17 * scale]), tone);
  }
  return palm + solid(upper + bone(joint, wrist, [14.5 * scale, 11 * scale]), tone);
};

const shoe = (person: Person, ankle: Point, look: { angle: number; scale: number }): string => {
  const toe: Point = leaning(ankle, look.angle, [30 * look.scale, 2 * look.scale]);
  const tone = person.bareFeet ? person.skin : (person.shoes ?? cloth.ink);
  return solid(
    bone(leaning(ankle, look.angle, [-4 * look.scale, 0]), toe, [13.5 * look.scale, 9.5 * look.scale]),
    tone,
  );
};

const leg = (
  person: Person,
  joints: { hip: Point; target: Point; bend: Bend; scale: number; toes: number; tone: Tone },
): string => {
  const { hip, target, bend, scale, toes, tone } = joints;
  const { joint, end } = reach(hip, target, { bones: [bones.leg[0] * scale, bones.leg[1] * scale], bend });
  const outline =
    bone(hip, joint, [27 * scale, 19 * scale]) + bone(joint, along(joint, end, 0.95), [19 * scale, 14 * scale]);
  return shoe(person, end, { angle: toes, scale }) + solid(outline, tone);
};

const chestMark = (person: Person, view: View): string => {
  const band = view === 'side' ? 'M-31-58Q0-50 30-58M-29-26Q0-18 28-26' : 'M-45-62H45M-43-28H43';
  const stripes = person.vest ? stroke(band, colour.white, 9) : '';
  const heart = shape('M0 8C-16-4-10-16 0-9C10-16 16-4 0 8Z', colour.white);
  return (
    stripes +
    (person.mark === 'heart' && view !== 'back'
      ? place({ at: view === 'side' ? [12, -98] : [24, -96], scale: 0.9 }, heart)
      : '')
  );
};

const torso = (person: Person, pose: Required<Pick<Pose, 'hip' | 'lean' | 'view' | 'facing' | 'scale'>>): string => {
  const tone = person.vest ?? person.top;
  const outline = pose.view === 'side' ? torsoSide : torsoFront;
  const mirror = pose.facing === -1;
  return place(
    { at: pose.hip, scale: pose.scale, turn: pose.lean, mirror },
    solid(outline, tone, pose.scale === 1 ? undefined : 6 / pose.scale),
    chestMark(person, pose.view),
  );
};

const darker = (tone: Tone): Tone => ({ base: tone.shade, shade: tone.shade });

const headAndNeck = (
  person: Person,
  pose: Required<Pick<Pose, 'hip' | 'lean' | 'view' | 'facing' | 'scale' | 'nod'>>,
): string => {
  const { scale, lean, facing, view } = pose;
  const base = leaning(pose.hip, lean, [0, -126 * scale]);
  const center = leaning(base, lean + pose.nod, [(view === 'side' ? 6 : 0) * facing * scale, -52 * scale]);
  const neck = solid(bone(base, center, [15 * scale, 14 * scale]), darker(person.skin), 0.1);
  return (
    neck +
    place(
      { at: center, scale: scale * (person.headSize ?? 1), turn: lean + pose.nod, mirror: facing === -1 },
      drawHead(person, view),
    )
  );
};

const toesOf = (pose: Pose, index: 0 | 1): number => {
  if (typeof pose.toes === 'number') return pose.toes;
  if (pose.toes) return pose.toes[index];
  return pose.facing === -1 ? 180 : 0;
};

/** Draws one person; the far limbs are a tone darker so that the pose reads at a glance. */
export const drawPerson = (person: Person, pose: Pose): string => {
  const { hip, scale = 1, lean = 0, view = 'side', facing = 1, nod = 0, without = [] } = pose;
  const full = { hip, scale, lean, view, facing, nod };
  const wide = view === 'side' ? 0 : 1;
  const elbows = pose.elbows ?? (wide ? [-1, 1] : [facing === 1 ? -1 : 1, facing === 1 ? -1 : 1]);
  const knees = pose.knees ?? (wide ? [1, -1] : [facing, facing]);
  const shoulder = (side: number): Point => leaning(hip, lean, [(wide ? side * 42 : facing * 2) * scale, -112 * scale]);
  const socket = (side: number): Point => leaning(hip, lean, [wide * side * 20 * scale, -4 * scale]);
  const sleeve = person.top;
  const arms = [-1, 1].map((side, index) =>
    arm(person, {
      shoulder: shoulder(side),
      target: pose.hands[index === 0 ? 0 : 1],
      bend: elbows[index === 0 ? 0 : 1],
      scale,
      length: scale * (pose.foreshortened ?? 1),
      tone: index === 1 && !wide ? darker(sleeve) : sleeve,
    }),
  );
  const legs = [-1, 1].map((side, index) =>
    leg(person, {
      hip: socket(side),
      target: pose.feet[index === 0 ? 0 : 1],
      bend: knees[index === 0 ? 0 : 1],
      scale,
      toes: toesOf(pose, index === 0 ? 0 : 1),
      tone: index === 1 && !wide ? darker(person.legs) : person.legs,
    }),
  );
  const [nearArm = '', farArm = ''] = [
    without.includes('near-arm') ? '' : arms[0],
    without.includes('far-arm') ? '' : arms[1],
  ];
  const [nearLeg = '', farLeg = ''] = without.includes('legs') ? [] : legs;
  const trunk = without.includes('trunk') ? '' : torso(person, full) + headAndNeck(person, full);
  if (view === 'side') return farArm + farLeg + nearLeg + trunk + nearArm;
  return farLeg + nearLeg + trunk + farArm + nearArm;
};
