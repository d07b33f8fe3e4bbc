import { colour } from './palette.ts';
import { box, disc, each, type Point, place, shape, stroke } from './svg.ts';

/** What is put on a casualty; drawn in figure units around the middle of the head, the hip or its own origin. */

const linen = { stroke: colour.sandDeep, 'stroke-width': 4 } as const;

/** Bandage round a head seen from the side. */
export const headBandage = (): string =>
  shape('M-36-16Q0-34 31-22L30-6Q-2-16-36 2Z', colour.white, linen) +
  shape('M-34-12Q-10-48 18-38L24-28Q-4-34-32 4Z', colour.white, linen);

/** Bandage over both eyes of a head seen from the front. */
export const eyeBandage = (): string =>
  shape('M-34-14Q0-24 34-14V8Q0 16-34 8Z', colour.white, linen) + stroke('M-32-2Q0-10 32-2', colour.sandDeep, 3);

/** Collar round a neck seen from the side; origin at the middle of the head. */
export const neckCollar = (): string =>
  shape('M-20 24L30 32L24 62Q0 72-24 62Z', colour.sand, { stroke: colour.clay, 'stroke-width': 4 });

/** Triangular sling on a figure seen from the front; origin at the hip. */
export const sling = (): string =>
  shape('M-16-134L-58-30Q-10-8 40-34L56-58L22-132L12-124L36-66L-40-66L-8-128Z', colour.cream, linen) +
  stroke('M-40-64L38-58', colour.sandDeep, 3);

/** Triangular sling on a figure seen from the side; origin at the hip. */
export const slingFromSide = (): string =>
  shape('M-6-134L-24-62Q-22-30 18-34L66-48L64-66L10-72L12-132Z', colour.cream, linen);

/** Oxygen or pocket mask over a face seen from the side; origin at the middle of the head. */
export const faceMask = (): string =>
  shape('M22-4L44 2Q54 16 44 26L26 34Q18 14 22-4Z', colour.white, { stroke: colour.skyDeep, 'stroke-width': 4 });

/** Pocket mask for breaths, standing on the face: origin at the mouth, valve upwards. */
export const pocketMask = (): string =>
  shape('M-30 4Q-22-32 0-34Q22-32 30 4Q0 14-30 4Z', colour.white, { stroke: colour.skyDeep }) +
  box([-10, -56], [20, 26], { fill: colour.teal, radius: 6 });

/** Oropharyngeal tube, flange at the origin, `size` about 60 to 120 units. */
export const airwayTube = (size: number, fill: string): string =>
  stroke(`M0 0Q${size} -10 ${size} ${size}`, fill, 26) +
  stroke(`M0 0Q${size} -10 ${size} ${size}`, colour.cream, 8) +
  box([-16, -30], [18, 60], { fill, radius: 8 });

/** Hand-driven suction pump, 400 wide. */
export const suctionPump = (): string =>
  stroke('M-110-60Q-220-60-250 40', colour.skyDeep, 16) +
  box([-120, -130], [190, 150], { fill: colour.sky, radius: 34 }) +
  box([-106, -40], [162, 50], { fill: colour.skyDeep, radius: 22 }) +
  box([52, -108], [70, 100], { fill: colour.teal, radius: 16 }) +
  stroke('M110-84H180Q200-84 196-60L170 110', colour.petrol, 30) +
  stroke('M96-30L84 110', colour.petrol, 34);

/** Tap whose water falls from the origin. */
export const tap = (fall: number): string =>
  shape(`M-22 0H22L30 ${fall}H-30Z`, colour.skyDeep, { opacity: 0.75 }) +
  stroke(`M-6 10V${fall - 10}M8 24V${fall - 30}`, colour.white, 5) +
  stroke('M0-10V-90Q0-130 40-130H150', colour.steel, 44) +
  box([120, -200], [60, 24], { fill: colour.petrol, radius: 12 }) +
  stroke('M150-180V-150', colour.petrol, 14);

/** Adhesive plaster along x. */
export const plaster = (): string =>
  box([-70, -24], [140, 48], { fill: colour.sand, radius: 24 }) +
  box([-26, -24], [52, 48], { fill: colour.cream }) +
  each([-10, 10], (x) => disc([x, 0], 4, colour.sandDeep));

/** Drops of blood: few, stylised. */
export const drops = (at: readonly Point[]): string =>
  each(at, (point) => place({ at: point }, shape('M0-16Q14 4 10 12A11 11 0 0 1-10 12Q-14 4 0-16Z', colour.signal)));

/** Cold pack around its origin. */
export const coldPack = (): string =>
  box([-80, -50], [160, 100], { fill: colour.skyDeep, radius: 26 }) +
  stroke('M0-30V30M-26-15L26 15M-26 15L26-15', colour.white, 7);

/** Square dressing around its origin, taped on three sides when it is a valve for a chest wound. */
export const chestSeal = (): string =>
  box([-80, -70], [160, 140], { fill: colour.sky, radius: 22 }) +
  disc([0, 0], 34, colour.white) +
  disc([0, 0], 12, colour.skyDeep) +
  stroke('M-66-56H66M-66 56H66M66-56V56', colour.steel, 5);

/** Ladder splint along x. */
export const ladderSplint = (length: number): string =>
  stroke(
    `M0-34H${length}M0 34H${length}${Array.from({ length: Math.floor(length / 44) + 1 }, (_, index) => `M${index * 44} -34V34`).join('')}`,
    colour.steel,
    8,
  );
