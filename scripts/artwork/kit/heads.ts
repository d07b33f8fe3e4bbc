import { solid } from './limbs.ts';
import { cloth, colour, type Tone } from './palette.ts';
import { disc, each, oval, shape, stroke, tag } from './svg.ts';

type Hair = 'short' | 'bun' | 'tail' | 'bob' | 'curly' | 'buzz' | 'bald' | 'scarf';
type Hat = 'hardhat' | 'fire' | 'cap' | 'moto';
export type View = 'side' | 'front' | 'back';

export type Head = {
  readonly skin: Tone;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly hat?: Hat | undefined;
  readonly eyes?: 'open' | 'closed';
};

const profile =
  'M0-38C16-38 27-28 28-14C28-10 29-7 31-3L36 6Q36 9 31 10L32 14Q33 17 30 19Q32 24 28 29Q23 36 12 34L-4 29C-21 26-32 10-32-6C-32-26-18-38 0-38Z';
const face = 'M0-38C22-38 30-22 30-4C30 18 16 36 0 36C-16 36-30 18-30-4C-30-22-22-38 0-38Z';

const sideHair: Record<Hair, (fill: string) => string> = {
  short: (fill) =>
    shape('M29-15C27-42-3-50-21-40C-40-29-39 2-30 18L-17 16C-17 8-16 0-12-6L-3-8C2-16 10-19 29-15Z', fill),
  bun: (fill) =>
    disc([-36, -24], 15, fill) +
    shape('M28-14C26-42-4-48-21-40C-38-30-38-4-30 12L-16 10C-14 2-8-10 2-14C10-18 20-18 28-14Z', fill),
  tail: (fill) =>
    shape('M-28-28C-56-30-60 10-50 40C-44 28-42 6-28-4Z', fill) +
    shape('M28-14C26-42-4-48-21-40C-38-30-38-4-30 12L-16 10C-14 2-8-10 2-14C10-18 20-18 28-14Z', fill),
  bob: (fill) =>
    shape('M29-13C28-44-4-50-23-40C-44-28-44 18-38 36C-28 42-12 40-6 34C-10 22-10 4-4-8C4-16 14-19 29-13Z', fill),
  curly: (fill) =>
    each(
      [
        [20, -32, 14],
        [2, -40, 17],
        [-18, -36, 18],
        [-32, -20, 17],
        [-34, 0, 15],
        [-26, 14, 11],
        [-12, -20, 16],
      ],
      ([x, y, r]) => disc([x, y], r, fill),
    ),
  buzz: (fill) => shape('M28-18C22-38 8-41-4-41C-24-40-37-24-34-2L-30 10L-18 8L-12-6L-4-10C4-18 16-20 28-18Z', fill),
  bald: (fill) => shape('M-33-6C-34 4-31 12-28 16L-18 12L-14-2C-20-4-28-8-33-6Z', fill),
  scarf: (fill) =>
    shape(
      'M28-22C18-48-14-48-28-36C-46-18-46 20-40 52C-20 60 10 58 24 46C20 38 10 36 2 30C-10 14-6-14 10-24C18-27 26-26 28-22Z',
      fill,
    ),
};

const frontHair: Record<Hair, (fill: string) => string> = {
  short: (fill) => shape('M-31 0C-40-54 40-54 31 0C30-14 24-22 10-22C-8-20-26-20-31 0Z', fill),
  bun: (fill) => disc([0, -44], 16, fill) + shape('M-31 0C-40-54 40-54 31 0C28-16 14-26 0-26C-14-26-28-16-31 0Z', fill),
  tail: (fill) => shape('M-31 4C-40-54 40-54 31 4C30-16 14-26-6-26C-14-22-28-16-31 4Z', fill),
  bob: (fill) =>
    shape('M-38 28C-48-56 48-56 38 28C36 38 26 36 26 26C31-2 22-20 4-22C-22-20-31-2-26 26C-26 36-36 38-38 28Z', fill),
  curly: (fill) =>
    each(
      [
        [-28, -14, 14],
        [-20, -32, 16],
        [0, -38, 18],
        [20, -32, 16],
        [28, -14, 14],
      ],
      ([x, y, r]) => disc([x, y], r, fill),
    ),
  buzz: (fill) => shape('M-30-6C-34-50 34-50 30-6C26-20 16-27 0-27C-16-27-26-20-30-6Z', fill),
  bald: (fill) => shape('M-31 6C-35-4-33-16-28-20L-27 4ZM31 6C35-4 33-16 28-20L27 4Z', fill),
  scarf: (fill) =>
    tag('path', {
      d: 'M0-46C-40-46-42 0-38 46C-20 58 20 58 38 46C42 0 40-46 0-46ZM0-28C18-28 22-8 20 10C16 26 8 32 0 32C-8 32-16 26-20 10C-22-8-18-28 0-28Z',
      fill,
      'fill-rule': 'evenodd',
    }),
};

const sideHat: Record<Hat, string> = {
  hardhat:
    shape('M-37-14C-38-64 28-66 31-20L44-14Q44-8 36-9L-35-9Z', colour.amber) +
    stroke('M-4-46C-2-36 0-26 0-16', cloth.amber.shade, 5),
  fire:
    shape('M-44-2C-44-62 32-66 36-14L40 2L28-2L-14-6L-22 20L-38 22Z', colour.signal) +
    stroke('M-36-18C-10-26 14-26 34-20', colour.amber, 6),
  cap: shape('M-36-8C-38-52 22-56 29-18L52-12Q50-6 40-7L-34-4Z', colour.petrol),
  moto: tag('path', {
    d: 'M4-50C40-48 46-10 44 26Q40 42 18 42L-20 34C-52 10-50-50 4-50ZM42-16L10-18Q2-16 4-6L10 10L44 10Z',
    fill: colour.signal,
    'fill-rule': 'evenodd',
  }),
};

const frontHat: Record<Hat, string> = {
  hardhat: shape('M-36-12C-38-64 38-64 36-12Q42-6 34-6L-34-6Q-42-6-36-12Z', colour.amber),
  fire:
    shape('M-42 0C-46-68 46-68 42 0C30-12-30-12-42 0Z', colour.signal) +
    stroke('M-34-20C-12-28 12-28 34-20', colour.amber, 6),
  cap: shape('M-33-10C-36-54 36-54 33-10Q0-24-33-10Z', colour.petrol),
  moto: shape('M-42 10C-46-66 46-66 42 10L30-10L-30-10Z', colour.signal),
};

const sideFeatures = (head: Head): string => {
  const eye = head.eyes === 'closed' ? stroke('M14-3Q18 0 23-3', colour.ink, 3) : oval([19, -4], [3, 4], colour.ink);
  const ear = tag('ellipse', {
    cx: -8,
    cy: 3,
    rx: 6,
    ry: 8,
    fill: head.skin.base,
    stroke: head.skin.shade,
    'stroke-width': 3,
  });
  const beard = shape(
    'M-14 2L-8 12C4 12 12 10 22 12L31 16Q33 24 28 30Q22 38 11 36L-6 30C-14 24-16 12-14 2Z',
    head.hairColour,
  );
  const glasses = stroke('M12-6H28M12-6Q12 6 20 6Q27 6 27-6M12-4L-6-2', colour.ink, 3);
  const showsEar = head.hair !== 'scarf' && head.hair !== 'bob';
  return (
    (head.beard ? beard : stroke('M30 20Q26 21 22 20', head.skin.shade, 3)) +
    (showsEar ? ear : '') +
    eye +
    (head.glasses ? glasses : '')
  );
};

const frontFeatures = (head: Head): string => {
  const eyes =
    head.eyes === 'closed'
      ? stroke('M-16-1Q-11 3-6-1M6-1Q11 3 16-1', colour.ink, 3)
      : oval([-11, -2], [3, 4], colour.ink) + oval([11, -2], [3, 4], colour.ink);
  const beard = shape('M-29 2C-26 14-14 12 0 12C14 12 26 14 29 2C30 22 16 39 0 39C-16 39-30 22-29 2Z', head.hairColour);
  const mouth = stroke('M-8 20Q0 25 8 20', head.beard ? head.skin.base : head.skin.shade, 3);
  const glasses = stroke('M-20-3A9 9 0 1 0-2-3A9 9 0 1 0-20-3M2-3A9 9 0 1 0 20-3A9 9 0 1 0 2-3', colour.ink, 3);
  return (head.beard ? beard : '') + mouth + eyes + (head.glasses ? glasses : '');
};

const ears = (head: Head): string =>
  head.hair === 'scarf' ? '' : oval([-31, 2], [6, 9], head.skin.shade) + oval([31, 2], [6, 9], head.skin.shade);

/** A head around its own centre, about 76 units high, looking right when seen from the side. */
export const drawHead = (head: Head, view: View): string => {
  if (view === 'side') {
    const hat = head.hat ? sideHat[head.hat] : '';
    return shape(profile, head.skin.base) + sideHair[head.hair](head.hairColour) + sideFeatures(head) + hat;
  }
  if (view === 'back') {
    const covering = head.hair === 'bald' ? head.skin.base : head.hairColour;
    const extra =
      head.hair === 'tail'
        ? solid('M-12-26C-24 10-16 52 0 66C16 52 24 10 12-26Z', { base: head.hairColour, shade: colour.ink }, 2)
        : '';
    return (
      ears(head) +
      shape(face, covering) +
      (head.hair === 'bob' || head.hair === 'bun' || head.hair === 'curly'
        ? frontHair[head.hair](head.hairColour)
        : '') +
      extra +
      (head.hat ? frontHat[head.hat] : '')
    );
  }
  return (
    ears(head) +
    shape(face, head.skin.base) +
    frontFeatures(head) +
    frontHair[head.hair](head.hairColour) +
    (head.hat ? frontHat[head.hat] : '')
  );
};
