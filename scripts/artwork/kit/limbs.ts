import type { Tone } from './palette.ts';
import { type Point, shape } from './svg.ts';

export const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The point `length` away from `from` in the direction of `to`. */
export const towards = (from: Point, to: Point, length: number): Point =>
  along(from, to, length / Math.max(distance(from, to), 0.001));

/** `offset` measured along an axis that leans `degrees` clockwise from straight up. */
export const leaning = (origin: Point, degrees: number, offset: Point): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [origin[0] + offset[0] * cos - offset[1] * sin, origin[1] + offset[0] * sin + offset[1] * cos];
};

export type Bend = 1 | -1;

/** Middle joint and end of a limb of two bones that reaches for a target; a target out of reach is approached as far as the bones allow. */
export const reach = (root: Point, target: Point, limb: { bones: Point; bend: Bend }): { joint: Point; end: Point } => {
  const [first, second] = limb.bones;
  const length = Math.min(Math.max(distance(root, target), Math.abs(first - second) + 1), first + second - 0.5);
  const end = towards(root, target, length);
  const foot = (first * first - second * second + length * length) / (2 * length);
  const height = Math.sqrt(Math.max(first * first - foot * foot, 0)) * limb.bend;
  const unit: Point = [(end[0] - root[0]) / length, (end[1] - root[1]) / length];
  return { joint: [root[0] + unit[0] * foot + unit[1] * height, root[1] + unit[1] * foot - unit[0] * height], end };
};

/** Outline of two circles joined by their tangents: one bone of a tapering limb. */
export const bone = (a: Point, b: Point, radii: Point): string => {
  const [ra, rb] = radii;
  const length = Math.max(distance(a, b), 1);
  const axis = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const spread = Math.acos(Math.min(Math.max((ra - rb) / length, -1), 1));
  const on = (center: Point, radius: number, angle: number): string =>
    `${Math.round(center[0] + radius * Math.cos(angle))} ${Math.round(center[1] + radius * Math.sin(angle))}`;
  const [left, right] = [axis - spread, axis + spread];
  return (
    `M${on(a, ra, left)}L${on(b, rb, left)}A${Math.ceil(rb)} ${Math.ceil(rb)} 0 0 1 ${on(b, rb, right)}` +
    `L${on(a, ra, right)}A${Math.ceil(ra)} ${Math.ceil(ra)} 0 1 1 ${on(a, ra, left)}Z`
  );
};

/** Fills an outline and draws the shade only outside of it, so that bones of one limb melt together. */
export const solid = (d: string, tone: Tone, width?: number): string =>
  shape(d, tone.base, { stroke: tone.shade, 'stroke-width': width });
