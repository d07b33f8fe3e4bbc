import { cloth, colour, tint } from './palette.ts';
import { box, disc, each, oval, place, shape, stroke } from './svg.ts';

/** Gear of rescuers; everything is drawn around or above its own origin and moved with `place`. */

export const heartPath = 'M0 34C-58-6-40-50-16-44C-6-42 0-34 0-28C0-34 6-42 16-44C40-50 58-6 0 34Z';
const boltPath = 'M8-40L-20 6H-2L-10 42L22-8H4Z';

export const heart = (fill: string): string => shape(heartPath, fill);

const bolt = (fill: string): string => shape(boltPath, fill);

/** The white cross of first-aid signs, without its ground. */
const cross = (size: number, fill: string = colour.white): string =>
  shape(
    `M${-size / 3} ${-size}H${size / 3}V${-size / 3}H${size}V${size / 3}H${size / 3}V${size}H${-size / 3}V${size / 3}H${-size}V${-size / 3}H${-size / 3}Z`,
    fill,
  );

/** Heart with a bolt: the international sign for a defibrillator. */
const aedSign = (ground: string = colour.green): string =>
  box([-60, -60], [120, 120], { fill: ground, radius: 14 }) +
  heart(colour.white) +
  place({ at: [0, -4], scale: 0.6 }, bolt(ground));

/** Defibrillator standing on its origin with its cover closed, 200 wide. */
export const aed = (): string =>
  stroke('M-40-160V-180Q-40-192-28-192H28Q40-192 40-180V-160', colour.ink, 16) +
  box([-100, -164], [200, 164], { fill: colour.petrol, radius: 30 }) +
  box([-84, -148], [168, 132], { fill: colour.cream, radius: 20 }) +
  place({ at: [0, -82], scale: 0.76 }, aedSign()) +
  disc([66, -128], 8, colour.green);

/** Lid of an open defibrillator: a torso with the places of the two pads. */
const padDiagram = (): string =>
  disc([0, -22], 11, colour.clay) +
  shape('M-6-14H6V-8Q32-8 36 8L40 33H29L26 14L24 33H-24L-26 14L-29 33H-40L-36 8Q-32-8-6-8Z', colour.clay) +
  box([-20, -2], [12, 14], { fill: colour.white, radius: 3 }) +
  box([10, 14], [12, 14], { fill: colour.white, radius: 3 });

/** Defibrillator lying on the ground with its lid open: a small power key and the shock button. */
export const aedOpen = (): string =>
  shape('M-72-56L-62-138Q-60-150-48-150H48Q60-150 62-138L72-56Z', colour.petrol) +
  shape('M-58-62L-50-132Q-49-138-42-138H42Q49-138 50-132L58-62Z', colour.cream) +
  place({ at: [0, -98] }, padDiagram()) +
  box([-84, -60], [168, 60], { fill: colour.petrol, radius: 18 }) +
  box([-72, -50], [144, 40], { fill: colour.cream, radius: 12 }) +
  box([-60, -38], [22, 16], { fill: colour.green, radius: 6 }) +
  stroke('M-20-38H8M-20-30H8M-20-22H8', colour.skyDeep, 4) +
  disc([44, -30], 17, colour.amber) +
  place({ at: [44, -30], scale: 0.3 }, bolt(colour.ink));

/** One electrode pad around its origin. */
export const pad = (): string =>
  box([-46, -60], [92, 120], { fill: colour.white, radius: 26 }) +
  box([-34, -48], [68, 96], { fill: colour.sky, radius: 18 }) +
  place({ at: [0, 2], scale: 0.5 }, heart(colour.signal));

export const cable = (d: string): string => stroke(d, colour.ink, 6);

/** Rescue rucksack standing on its origin, 220 wide. */
export const rescueBag = (): string =>
  stroke('M-40-190Q-40-226 0-226Q40-226 40-190', colour.ink, 12) +
  box([-110, -200], [220, 200], { fill: colour.signal, radius: 34 }) +
  shape('M-110-120H110V-34Q110 0 76 0H-76Q-110 0-110-34Z', colour.signalDeep) +
  box([-70, -98], [140, 74], { fill: colour.signal, radius: 14 }) +
  box([-110, -132], [220, 14], { fill: colour.white }) +
  place({ at: [0, -164], scale: 0.44 }, heart(colour.white));

/** First-aid case with a handle, green with a white cross. */
export const firstAidKit = (): string =>
  stroke('M-36-128V-146Q-36-156-26-156H26Q36-156 36-146V-128', colour.ink, 12) +
  box([-104, -132], [208, 132], { fill: colour.green, radius: 20 }) +
  stroke('M-104-92H104', tint.greenDeep, 6) +
  place({ at: [0, -58] }, disc([0, 0], 44, tint.greenDeep), cross(26));

/** Wall cabinet with a first-aid cross, hung by its top middle. */
export const wallCabinet = (): string =>
  box([-90, 0], [180, 220], { fill: colour.green, radius: 14 }) +
  box([-78, 12], [156, 196], { fill: tint.greenLight, radius: 8 }) +
  place({ at: [0, 104] }, cross(44)) +
  box([58, 96], [10, 34], { fill: colour.white, radius: 5 });

/** Cabinet with a window, a defibrillator inside and its sign above. */
export const aedCabinet = (open = false): string =>
  place({ at: [0, -80], scale: 0.9 }, aedSign()) +
  box([-110, 0], [220, 240], { fill: colour.white, radius: 16 }) +
  box([-92, 18], [184, 204], { fill: colour.sky, radius: 10 }) +
  (open ? shape('M110 6L176-14V262L110 236Z', colour.mist) : place({ at: [0, 210], scale: 0.82 }, aed()));

/** Oxygen cylinder lying on its side, 280 long, valve to the right. */
export const oxygenCylinder = (): string =>
  box([-150, -76], [230, 76], { fill: colour.white, radius: 38 }) +
  shape('M30-76H46Q88-72 92-48V-28Q88-4 46 0H30Z', colour.skyDeep) +
  box([90, -52], [30, 28], { fill: colour.steel, radius: 6 }) +
  box([112, -66], [26, 56], { fill: colour.amber, radius: 8 }) +
  disc([125, -82], 22, colour.steel) +
  disc([125, -82], 15, colour.cream) +
  stroke('M125-82L133-90', colour.signal, 4) +
  stroke('M-110-76V0M-10-76V0', colour.skyDeep, 5);

/** Bag-valve mask: mask at the origin pointing down, bag to the right. */
export const bagValveMask = (): string =>
  stroke('M246-46Q300-40 300-110', colour.skyDeep, 8) +
  oval([172, -50], [92, 50], colour.teal) +
  stroke('M110-78V-22M140-92V-8M172-98V-2M204-92V-8M234-78V-22', cloth.teal.shade, 5) +
  box([20, -72], [70, 44], { fill: colour.steel, radius: 12 }) +
  box([2, -66], [32, 44], { fill: colour.petrol, radius: 8 }) +
  shape('M-8-26H42L66 12Q70 26 56 26H-22Q-36 26-32 12Z', colour.sky, { stroke: colour.skyDeep });

/** Oxygen mask with reservoir, seen from the side: mouth at the origin, facing left. */
export const oxygenMask = (): string =>
  shape('M-4-34Q34-30 40 0Q34 22-4 30Q-14 0-4-34Z', colour.sky, { stroke: colour.skyDeep, opacity: 0.92 }) +
  shape('M30 12L62 44L40 96Q16 104 10 84L18 24Z', colour.mist, { stroke: colour.skyDeep });

/** Rigid collar: chin rest on top, 150 wide. */
export const collar = (): string =>
  shape('M-74-30Q-60-58 0-48Q60-58 74-30L66 40Q0 62-66 40Z', colour.sand, { stroke: colour.clay }) +
  shape('M-26-6Q0-14 26-6L22 26Q0 34-22 26Z', colour.cream) +
  box([40, -30], [26, 60], { fill: colour.petrol, radius: 8 });

/** Spine board from its left end, 560 long, seen from the side; straps at the given places. */
export const spineBoard = (straps: readonly number[] = []): string =>
  box([0, -18], [560, 22], { fill: colour.amber, radius: 11 }) +
  each(straps, (x) => box([x, -84], [20, 80], { fill: colour.ink, radius: 8 }));

/** Stretcher with carrying handles, from its left grip, 720 long. */
export const stretcher = (): string =>
  stroke('M0 0H720', colour.steel, 12) +
  box([90, -22], [540, 26], { fill: colour.signal, radius: 12 }) +
  stroke('M0 0H60M660 0H720', colour.ink, 16);

/** Tourniquet strap with windlass across a limb that runs along x; `girth` is the width of the limb. */
export const tourniquet = (girth: number): string =>
  box([-24, -girth / 2 - 8], [48, girth + 16], { fill: colour.ink, radius: 10 }) +
  box([-30, -34], [60, 68], { fill: colour.petrol, radius: 12 }) +
  stroke('M-54 22L54-22', colour.signal, 16);

/** A roll of bandage with a free end. */
export const bandageRoll = (): string =>
  shape('M0 50H120Q140 50 140 34V26H0Z', colour.cream, { stroke: colour.sandDeep }) +
  disc([0, 0], 50, colour.white) +
  stroke('M0-50A50 50 0 1 0 0.1-50M0-32A32 32 0 1 0 0.1-32M0-14A14 14 0 1 0 0.1-14', colour.sandDeep, 5);

/** Windings of a bandage across a limb that runs along x. */
export const windings = (count: number, girth: number, step = 34): string =>
  Array.from({ length: count }, (_, index) =>
    shape(
      `M${index * step} ${-girth / 2 - 5}H${index * step + step + 12}L${index * step + step} ${girth / 2 + 5}H${index * step - 12}Z`,
      colour.cream,
      {
        stroke: colour.sandDeep,
        'stroke-width': 4,
      },
    ),
  ).join('');

/** Padded splint along x. */
export const splint = (length: number, fill: string = colour.amber): string =>
  box([0, -16], [length, 32], { fill, radius: 16 }) + stroke(`M24 0H${length - 24}`, colour.cream, 5);

/** Auto-injector along x, tip to the right, 240 long. */
export const autoInjector = (): string =>
  box([-120, -26], [40, 52], { fill: colour.skyDeep, radius: 12 }) +
  box([-88, -30], [150, 60], { fill: colour.amber, radius: 16 }) +
  box([-60, -18], [84, 36], { fill: colour.cream, radius: 8 }) +
  stroke('M-46-4H8M-46 8H-14', colour.skyDeep, 5) +
  box([56, -20], [50, 40], { fill: colour.signal, radius: 14 });

/** Finger clip around its origin: the share of oxygen in the blood above the pulse wave. */
export const pulseOximeter = (): string =>
  box([-90, -50], [180, 100], { fill: colour.petrol, radius: 32 }) +
  box([-62, -36], [124, 72], { fill: colour.ink, radius: 12 }) +
  stroke('M-28-6V-28H-44V-17H-28M-44-6H-28M-16-28H0V-6H-16ZM-16-17H0', colour.white, 5) +
  stroke('M18-8L34-26', colour.white, 4) +
  disc([18, -24], 4, colour.white) +
  disc([34, -10], 4, colour.white) +
  stroke(
    'M-50 26C-44 26-42 8-36 8C-30 8-31 18-26 18C-20 20-20 26-14 26C-8 26-6 8 0 8C6 8 5 18 10 18C16 20 16 26 22 26C28 26 30 8 36 8C42 8 41 18 46 18',
    tint.trace,
    4,
  );

export const cone = (): string =>
  shape('M-16-120H16L46-12H-46Z', colour.signal) +
  shape('M-26-84H26L34-56H-34Z', colour.white) +
  box([-64, -16], [128, 16], { fill: colour.ink, radius: 8 });

export const warningTriangle = (): string =>
  shape('M0-110L64-4H-64Z', colour.cream, { stroke: colour.signal, 'stroke-width': 32 }) +
  stroke('M-40 10H40', colour.ink, 8);

export const extinguisher = (): string =>
  stroke('M14-186Q70-190 62-120', colour.ink, 9) +
  box([-40, -168], [80, 168], { fill: colour.signal, radius: 30 }) +
  box([-18, -196], [36, 32], { fill: colour.ink, radius: 8 }) +
  box([-40, -110], [80, 44], { fill: colour.cream });

/** Coil of fire hose around its origin. */
export const hoseCoil = (): string =>
  disc([0, 0], 84, colour.sandDeep) +
  each([66, 48, 30], (radius) => stroke(`M0 ${-radius}A${radius} ${radius} 0 1 0 0.1 ${-radius}`, colour.clay, 6)) +
  disc([0, 0], 16, colour.ink) +
  stroke('M84 0V84H140', colour.sandDeep, 22) +
  box([136, 70], [50, 28], { fill: colour.steel, radius: 8 });

/** Foil blanket wrapped round a seated figure; origin at the hip, scaled like the figure. */
export const foilBlanket = (): string =>
  shape('M-14-128Q-58-110-50-40L-66 34Q0 62 74 30L58-30Q54-96 22-126Q4-112-14-128Z', cloth.foil.base, {
    stroke: cloth.foil.shade,
    'stroke-width': 4,
  }) + stroke('M-8-110L-30 20M14-96L20 30M36-70L52 10', tint.foilLight, 4);
