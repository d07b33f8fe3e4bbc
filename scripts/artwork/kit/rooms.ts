import { colour, tint } from './palette.ts';
import { box, disc, each, oval, type Point, place, shape, stroke } from './svg.ts';

export const frame: Point = [1200, 900];

const whole = (fill: string): string => box([0, 0], frame, { fill });

const floor = (fill: string, from = 700): string => box([0, from], [1200, 900 - from], { fill });

/** A soft dark oval under somebody or something. */
export const shadow = (at: Point, width: number): string =>
  shape(
    `M${at[0] - width / 2} ${at[1]}a${width / 2} 14 0 1 0 ${width} 0a${width / 2} 14 0 1 0 ${-width} 0Z`,
    colour.ink,
    { opacity: 0.12 },
  );

/** Blue or green practice mat on the floor, in perspective. */
export const mat = (at: Point, width: number, fill: string = colour.skyDeep): string =>
  shape(
    `M${at[0] - width / 2 + 40} ${at[1] - 46}H${at[0] + width / 2 - 40}L${at[0] + width / 2} ${at[1] + 46}H${at[0] - width / 2}Z`,
    fill,
  );

const window = (at: Point, size: Point): string =>
  box(at, size, { fill: colour.white, radius: 8 }) +
  box([at[0] + 12, at[1] + 12], [size[0] / 2 - 18, size[1] - 24], { fill: colour.sky }) +
  box([at[0] + size[0] / 2 + 6, at[1] + 12], [size[0] / 2 - 18, size[1] - 24], { fill: colour.sky });

/** Empty stage with an arch, for scenes that need no place. */
export const stage = (tint: string = colour.sky): string =>
  whole(colour.paper) + shape('M180 700V420C180 40 1020 40 1020 420V700Z', tint) + floor(colour.sand);

/** A round tint for close views. */
export const spotlight = (tint: string = colour.sky): string => whole(colour.paper) + disc([600, 450], 400, tint);

/** A table top seen from above, for things laid out. */
export const tabletop = (tint: string = colour.sage): string =>
  whole(colour.paper) + box([70, 60], [1060, 780], { fill: tint, radius: 60 });

export const classroom = (extra = ''): string =>
  whole(colour.paper) +
  box([0, 0], [1200, 700], { fill: colour.sky }) +
  box([0, 640], [1200, 60], { fill: tint.skirting }) +
  floor(colour.sand) +
  extra;

export const practiceRoom = (extra = ''): string =>
  whole(tint.warmWall) +
  window([120, 150], [240, 280]) +
  window([840, 150], [240, 280]) +
  floor(colour.sage) +
  stroke('M0 700H1200', tint.grass, 8) +
  extra;

const books: readonly (readonly [x: number, height: number, fill: string])[] = [
  [130, 90, colour.teal],
  [158, 70, colour.sandDeep],
  [190, 84, colour.sageDeep],
  [226, 76, colour.teal],
  [262, 92, colour.sandDeep],
  [300, 60, colour.sageDeep],
];

export const office = (extra = ''): string =>
  whole(tint.coolWall) +
  window([690, 120], [400, 300]) +
  box([110, 170], [300, 14], { fill: colour.clay }) +
  each(books, ([x, height, fill]) => box([x, 170 - height], [22, height], { fill })) +
  floor(tint.warmFloor) +
  extra;

export const lobby = (extra = ''): string =>
  whole(tint.warmWall) +
  box([0, 0], [1200, 90], { fill: tint.panel }) +
  box([860, 180], [260, 520], { fill: colour.teal, radius: 6 }) +
  box([884, 206], [100, 494], { fill: colour.sky }) +
  box([996, 206], [100, 494], { fill: colour.sky }) +
  floor(tint.warmFloor) +
  extra;

const crates = (x: number, y: number): string =>
  box([x, y - 74], [96, 74], { fill: colour.clay, radius: 4 }) +
  box([x + 40, y - 74], [16, 74], { fill: colour.sand }) +
  box([x + 116, y - 56], [78, 56], { fill: colour.sandDeep, radius: 4 });

const rack = (x: number): string =>
  stroke(`M${x} 120V700M${x + 240} 120V700`, colour.teal, 14) +
  each([270, 460, 650], (y) => box([x - 10, y], [260, 14], { fill: colour.amber }) + crates(x + 22, y));

export const warehouse = (extra = ''): string =>
  whole(tint.coolWall) +
  rack(60) +
  rack(470) +
  rack(880) +
  floor(tint.stoneFloor) +
  stroke('M0 730H1200', colour.amber, 8) +
  extra;

export const productionHall = (extra = ''): string =>
  whole(tint.coolWall) +
  shape(
    'M0 200L150 110V200L300 110V200L450 110V200L600 110V200L750 110V200L900 110V200L1050 110V200L1200 110V0H0Z',
    colour.skyDeep,
  ) +
  box([90, 420], [280, 280], { fill: colour.teal, radius: 12 }) +
  box([130, 460], [120, 90], { fill: colour.sky, radius: 8 }) +
  disc([310, 500], 22, colour.signal) +
  box([860, 380], [250, 320], { fill: colour.steel, radius: 12 }) +
  disc([985, 500], 70, colour.mist) +
  disc([985, 500], 26, colour.steel) +
  floor(tint.stoneFloor) +
  stroke('M0 730H1200', colour.amber, 8) +
  extra;

export const buildingSite = (extra = ''): string =>
  whole(colour.sky) +
  box([640, 240], [460, 460], { fill: tint.panel }) +
  each([300, 440, 580], (y) => each([690, 830, 970], (x) => box([x, y], [80, 90], { fill: colour.skyDeep }))) +
  stroke('M620 160V700M860 160V700M1110 160V700M600 280H1140M600 430H1140M600 570H1140', colour.clay, 12) +
  floor(tint.warmFloor) +
  extra;

const tree = (x: number, y: number, size: number): string =>
  box([x - 8 * size, y - 90 * size], [16 * size, 90 * size], { fill: colour.clay }) +
  oval([x, y - 150 * size], [70 * size, 92 * size], colour.sageDeep) +
  oval([x + 26 * size, y - 130 * size], [44 * size, 60 * size], colour.leaf);

export const park = (extra = ''): string =>
  whole(tint.clearSky) +
  disc([960, 190], 70, colour.cream) +
  shape('M0 560C200 460 420 480 640 550C820 600 1000 520 1200 560V760H0Z', colour.sage) +
  tree(150, 640, 1.3) +
  tree(1070, 650, 1.5) +
  floor(tint.grass, 660) +
  extra;

export const roadside = (extra = ''): string =>
  whole(tint.clearSky) +
  shape('M0 520C260 450 520 500 760 480C940 466 1080 500 1200 490V700H0Z', colour.sage) +
  tree(1090, 600, 1.1) +
  tree(980, 600, 0.8) +
  box([0, 600], [1200, 40], { fill: colour.sandDeep }) +
  floor(tint.asphalt, 636) +
  stroke('M40 680H180M320 680H460M600 680H740M880 680H1020', colour.cream, 10) +
  extra;

export const kitchen = (extra = ''): string =>
  whole(tint.warmWall) +
  each([0, 1, 2, 3, 4, 5], (column) => stroke(`M${column * 200 + 100} 240V500`, tint.panel, 4)) +
  stroke('M0 240H1200M0 370H1200', tint.panel, 4) +
  box([60, 60], [460, 150], { fill: colour.sageDeep, radius: 8 }) +
  box([680, 60], [460, 150], { fill: colour.sageDeep, radius: 8 }) +
  floor(tint.warmFloor, 740) +
  extra;

export const home = (extra = ''): string =>
  whole(tint.warmWall) +
  box([120, 130], [160, 200], { fill: colour.clay, radius: 6 }) +
  box([136, 146], [128, 168], { fill: colour.sky }) +
  shape('M136 314L190 240L230 280L264 250V314Z', colour.sageDeep) +
  window([780, 130], [300, 280]) +
  floor(tint.warmFloor) +
  oval([600, 800], [480, 70], tint.rug) +
  extra;

export const canteen = (extra = ''): string =>
  whole(tint.coolWall) +
  each(
    [200, 600, 1000],
    (x) => stroke(`M${x} 0V110`, colour.ink, 5) + shape(`M${x - 60} 160Q${x} 70 ${x + 60} 160Z`, colour.teal),
  ) +
  box([0, 380], [1200, 320], { fill: tint.panel }) +
  floor(tint.rug) +
  extra;

export const laboratory = (extra = ''): string =>
  whole(tint.clearSky) +
  box([80, 140], [420, 16], { fill: colour.steel }) +
  shape('M120 140V100L104 70H156L140 100V140Z', colour.skyDeep) +
  shape('M216 140L236 60H256L276 140Z', colour.teal) +
  box([320, 80], [40, 60], { fill: colour.amber, radius: 6 }) +
  box([390, 60], [34, 80], { fill: colour.sageDeep, radius: 6 }) +
  floor(tint.stoneFloor, 720) +
  extra;

export const gym = (extra = ''): string =>
  whole(colour.sand) +
  box([0, 420], [1200, 280], { fill: colour.sageDeep }) +
  stroke('M120 80V420M200 80V420M120 140H200M120 200H200M120 260H200M120 320H200M120 380H200', colour.clay, 12) +
  floor(tint.wood) +
  stroke('M0 790H1200', colour.cream, 6) +
  extra;

export const tent = (at: Point): string =>
  place(
    { at },
    stroke('M-240 0V-300M240 0V-300', colour.steel, 12),
    shape('M-280-290L0-420L280-290V-240H-280Z', colour.petrol),
    shape('M-280-290L-140-355V-240H-280ZM0-420L140-355V-240H0Z', colour.teal),
  );

/** The open driver's door of `car`: a dark opening and the door swung towards the viewer. */
export const openDoor = (fill: string = colour.petrol): string =>
  shape('M26-216H76Q88-214 96-206L150-146L140-30H26Z', colour.ink) +
  shape('M146-150L250-170L262-30L150-10Z', fill) +
  shape('M154-156L240-172L176-230L108-222Z', colour.sky, { opacity: 0.8 });

/** Car seen from the side, wheels on the origin line, 560 long, front to the right. */
export const car = (fill: string = colour.teal, glass: string = colour.sky): string =>
  shape(
    'M-280-60Q-286-130-220-140L-120-150L-60-226Q-50-240-30-240H80Q100-240 112-228L180-150L250-138Q282-130 282-60Z',
    fill,
  ) +
  shape('M-94-150L-46-212Q-40-220-28-220H10V-150ZM30-220H74Q86-220 94-212L144-150H30Z', glass) +
  stroke('M20-150V-60M40-128H70', colour.ink, 5) +
  box([258, -118], [22, 26], { fill: colour.amber, radius: 8 }) +
  box([-284, -116], [18, 30], { fill: colour.signal, radius: 8 }) +
  each([-170, 180], (x) => disc([x, -50], 52, colour.ink) + disc([x, -50], 24, colour.mist));
