import { colour, skin } from './palette.ts';
import { box, disc, each, oval, place, shape, stroke } from './svg.ts';

/** Small things of daily life around or above their own origin. */

export const cup = (): string =>
  box([-26, -56], [52, 56], { fill: colour.amber, radius: 10 }) +
  stroke('M26-44H38Q46-44 46-30Q46-16 26-16', colour.amber, 8);

export const bottle = (): string =>
  box([-18, -92], [36, 92], { fill: colour.skyDeep, radius: 12 }) +
  box([-9, -112], [18, 24], { fill: colour.teal, radius: 5 });

export const suitcase = (): string =>
  stroke('M-40-220V-270H40V-220', colour.steel, 10) +
  box([-100, -220], [200, 210], { fill: colour.petrol, radius: 22 }) +
  stroke('M-50-190V-40M0-190V-40M50-190V-40', colour.teal, 8) +
  disc([-66, -4], 14, colour.ink) +
  disc([66, -4], 14, colour.ink);

/** Three steps up to a working height, 180 wide, 360 high. */
export const ladder = (): string =>
  stroke('M-70 0L-20-360M90 0L40-360M-58-80H76M-46-160H66M-36-240H56M-24-330H46', colour.amber, 14);

export const pallet = (): string =>
  box([-130, -24], [260, 24], { fill: colour.clay, radius: 4 }) +
  box([-120, -150], [110, 126], { fill: colour.sandDeep, radius: 4 }) +
  box([0, -190], [120, 166], { fill: colour.clay, radius: 4 }) +
  box([40, -190], [24, 166], { fill: colour.sand });

/** Fork-lift truck facing left, 360 wide. */
export const forklift = (): string =>
  stroke('M-120-300V-30M-180-24H-120', colour.ink, 14) +
  stroke('M-90-110V-290H60L90-110', colour.petrol, 14) +
  shape('M-110-120H40Q60-120 70-140H140Q160-140 160-110V-50H-110Z', colour.amber) +
  box([-30, -160], [70, 44], { fill: colour.ink, radius: 10 }) +
  disc([-60, -40], 40, colour.ink) +
  disc([110, -40], 40, colour.ink) +
  disc([-60, -40], 16, colour.mist) +
  disc([110, -40], 16, colour.mist);

export const bed = (): string =>
  box([-300, -120], [600, 60], { fill: colour.cream, radius: 24 }) +
  box([-320, -220], [30, 220], { fill: colour.clay, radius: 10 }) +
  box([-310, -70], [620, 40], { fill: colour.clay, radius: 10 }) +
  box([284, -130], [30, 130], { fill: colour.clay, radius: 10 });

export const blanket = (width: number, fill: string = colour.teal): string =>
  shape(`M0 0Q${width / 2} -60 ${width} 0V80H0Z`, fill);

/** Power panel on a wall, 200 by 280, main switch off. */
export const powerPanel = (): string =>
  box([-100, -140], [200, 280], { fill: colour.steel, radius: 12 }) +
  box([-82, -122], [164, 244], { fill: colour.mist, radius: 8 }) +
  shape('M-2-104L-30-58H-8L-18-20L20-68H0L12-104Z', colour.amber) +
  box([-30, 0], [60, 96], { fill: colour.ink, radius: 10 }) +
  box([-20, 52], [40, 34], { fill: colour.signal, radius: 6 });

export const eyeWash = (): string =>
  stroke('M0 0V-170', colour.green, 22) +
  oval([0, -180], [96, 30], colour.green) +
  oval([0, -188], [80, 20], colour.sky) +
  stroke('M-30-190Q-20-250 0-252Q20-250 30-190', colour.skyDeep, 8);

/** Shopping shelf, 300 wide, 420 high. */
export const shelf = (): string =>
  box([-150, -420], [300, 420], { fill: colour.sandDeep, radius: 6 }) +
  each(
    [-330, -200, -70],
    (y, row) =>
      box([-136, y - 70], [272, 84], { fill: colour.cream }) +
      each([-110, -50, 10, 70], (x, index) =>
        box([x, y - 48], [42, 62], {
          fill: [colour.teal, colour.amber, colour.sageDeep, colour.skyDeep][(index + row) % 4] ?? colour.teal,
          radius: 6,
        }),
      ),
  );

/** A bag of ice with a smaller sealed bag inside. */
export const iceBag = (): string =>
  shape('M-130-120Q0-150 130-120L150 130Q0 170-150 130Z', colour.sky, { stroke: colour.skyDeep }) +
  each(
    [
      [-90, 70],
      [-30, 100],
      [50, 96],
      [96, 50],
      [-100, 0],
      [100, -20],
    ],
    ([x, y]) => box([x - 20, y - 20], [40, 40], { fill: colour.white, radius: 10 }),
  ) +
  box([-56, -70], [112, 110], { fill: colour.cream, radius: 14 }) +
  box([-56, -70], [112, 20], { fill: colour.signal, radius: 8 });

/** Make-up tray of a casualty simulation, 300 wide. */
export const makeUp = (): string =>
  box([-150, -80], [300, 160], { fill: colour.ink, radius: 24 }) +
  each(
    [
      [-90, -28, colour.signalDeep],
      [-20, -28, skin.fair.shade],
      [50, -28, skin.brown.base],
      [-90, 36, colour.sand],
      [-20, 36, colour.steel],
      [50, 36, colour.signal],
    ],
    ([x, y, fill]) => disc([x, y], 26, fill),
  ) +
  stroke('M110-60V60', colour.clay, 12);

export const flame = (): string =>
  place(
    { at: [0, -70] },
    shape('M-70 0C-90-70-30-90-40-150C10-130 20-90 16-70C30-80 34-100 30-116C70-80 80-40 66 0Z', colour.signal),
    shape('M-36 0C-44-40-14-50-10-84C20-60 38-34 30 0Z', colour.amber),
  );
