import { drawHead, type Head } from './heads.ts';
import { bone, solid } from './limbs.ts';
import { colour, type Tone } from './palette.ts';
import { drawPerson, type Person } from './people.ts';
import { box, disc, each, oval, type Point, place, shape, stroke } from './svg.ts';

/** Fingers of `openHand` from knuckle to tip. */
const fingers: readonly (readonly [knuckle: Point, tip: Point])[] = [
  [
    [110, -44],
    [236, -59],
  ],
  [
    [110, -15],
    [262, -18],
  ],
  [
    [110, 15],
    [256, 18],
  ],
  [
    [110, 43],
    [216, 56],
  ],
];

/** Hand pointing right with spread fingers; the wrist is the origin. */
export const openHand = (tone: Tone): string =>
  solid(bone([30, 40], [118, 104], [28, 20]), tone) +
  each(fingers, ([knuckle, tip]) => solid(bone(knuckle, tip, [20, 16]), tone)) +
  solid(bone([0, 0], [104, 0], [56, 64]), tone);

/** The open hand with the index finger, the lowest, apart from the others. */
export const spreadHand = (tone: Tone): string =>
  solid(bone([30, 40], [96, 128], [28, 20]), tone) +
  each(
    [
      [100, -44, 222, -86],
      [106, -16, 254, -50],
      [108, 12, 258, -8],
      [100, 40, 232, 84],
    ],
    ([x, y, tipX, tipY]) => solid(bone([x, y], [tipX, tipY], [20, 16]), tone),
  ) +
  solid(bone([0, 0], [104, 0], [56, 64]), tone);

/** Hand pointing right with the index and middle finger straight, the others bent; the wrist is the origin. */
export const twoFingers = (tone: Tone): string =>
  solid(bone([40, -50], [116, -78], [26, 19]), tone) +
  solid(bone([100, -22], [222, -26], [22, 18]), tone) +
  solid(bone([100, 14], [230, 12], [22, 18]), tone) +
  solid(bone([0, 0], [92, 0], [54, 60]), tone) +
  each([30, 54], (y) => solid(bone([92, y], [124, y - 2], [21, 19]), tone));

/** Closed hand pointing right, knuckles towards the viewer; the wrist is the origin. */
export const fist = (tone: Tone): string =>
  solid(bone([0, 0], [70, 0], [54, 62]), tone) +
  each([-42, -14, 14, 42], (y) => solid(bone([96, y], [132, y * 0.9], [22, 20]), tone)) +
  solid(bone([40, 56], [112, 60], [24, 20]), tone);

/** Hand seen from the side that holds something flat: fingers above, thumb below, pointing right. */
export const pinch = (tone: Tone): string =>
  solid(bone([90, 20], [196, 40], [26, 18]), tone) +
  solid(
    bone([0, 0], [90, -4], [52, 54]) + bone([90, -30], [170, -34], [30, 24]) + bone([170, -34], [218, 4], [24, 18]),
    tone,
  ) +
  stroke('M104-8Q150-6 176-8', tone.shade, 5);

/** Forearm along x that ends in a hand: 560 long, wrist at the origin, sleeve on the far left. */
export const forearm = (tone: Tone, sleeve: Tone, hand: (tone: Tone) => string): string =>
  hand(tone) + solid(bone([-520, 10], [0, 0], [96, 56]), tone) + solid(bone([-760, 14], [-440, 8], [132, 112]), sleeve);

/** Sleeved or gloved arm that reaches in from outside the picture; wrist at the origin, pointing right. */
export const helpingArm = (glove: Tone, sleeve: Tone, hand: (tone: Tone) => string): string =>
  hand(glove) + solid(bone([-700, 0], [-70, 0], [120, 70]), sleeve) + solid(bone([-90, 0], [0, 0], [64, 56]), glove);

/** Lower leg along x with the foot to the right; knee at the origin, trouser leg rolled up on the left. */
export const lowerLeg = (tone: Tone, trousers: Tone, foot: Tone): string =>
  solid(bone([520, 20], [520, -130], [58, 40]), foot) +
  solid(bone([0, 0], [250, -6], [96, 92]) + bone([250, -6], [510, 10], [92, 54]), tone) +
  solid(bone([-480, -10], [-40, 0], [170, 118]), trousers) +
  box([-44, -118], [56, 236], { fill: trousers.shade, radius: 24 });

/** Head, shoulders and bare chest of somebody lying, seen from above. */
export const chestFromAbove = (person: Person): string =>
  drawPerson(
    { ...person, top: person.skin, sleeves: 'long', eyes: 'closed' },
    {
      hip: [600, 980],
      scale: 4.1,
      view: 'front',
      hands: [
        [290, 1100],
        [910, 1100],
      ],
      feet: [
        [500, 1400],
        [700, 1400],
      ],
      without: ['legs'],
    },
  ) +
  stroke('M470 470Q530 500 580 486M730 470Q670 500 620 486M600 560V730', person.skin.shade, 8) +
  disc([512, 640], 12, person.skin.shade) +
  disc([688, 640], 12, person.skin.shade) +
  oval([600, 860], [10, 14], person.skin.shade);

/** Large head in profile around its centre, lying on its back with the face up and the crown to the right; `tilt` bends it back. */
export const lyingHead = (head: Head, look: { at: Point; scale: number; tilt?: number; body: Tone }): string => {
  const { at, scale, tilt = 0, body } = look;
  const tone = head.skin;
  return (
    solid(
      bone([at[0] - 84 * scale, at[1] + 6 * scale], [at[0] - 10 * scale, at[1] + 4 * scale], [24 * scale, 17 * scale]),
      { base: tone.shade, shade: tone.shade },
      1,
    ) +
    shape(
      `M0 ${at[1] - 22 * scale}Q${at[0] - 120 * scale} ${at[1] - 54 * scale} ${at[0] - 70 * scale} ${at[1] - 22 * scale}L${at[0] - 62 * scale} ${at[1] + 40 * scale}H0Z`,
      body.base,
    ) +
    place({ at, scale, turn: 90 + tilt, mirror: true }, drawHead({ ...head, eyes: head.eyes ?? 'closed' }, 'side'))
  );
};

/** A small round inset that shows a detail, with a ring in the accent. */
export const lens = (at: Point, radius: number, content: string): string =>
  disc(at, radius + 10, colour.white) + disc(at, radius, colour.sky) + place({ at }, content);
