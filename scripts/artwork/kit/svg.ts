export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Rounded to a tenth: enough at 1200 units across, and the bytes stay the same on every machine. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0;

const printAttribute = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? round(value) : value}"`;

/** One element; attributes whose value is undefined are left out. */
export const tag = (name: string, attributes: Attributes, content = ''): string => {
  const opening = `<${name}${Object.entries(attributes).map(printAttribute).join('')}`;
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
};

export const shape = (d: string, fill: string, more: Attributes = {}): string => tag('path', { d, fill, ...more });

/** Line weight that `picture` sets for everything. */
const weight = 6;

/** An open line with round ends, in the house weight unless told otherwise. */
export const stroke = (d: string, color: string, width = weight): string =>
  tag('path', { d, fill: 'none', stroke: color, 'stroke-width': width === weight ? undefined : width });

export const disc = (center: Point, radius: number, fill: string): string =>
  tag('circle', { cx: center[0], cy: center[1], r: radius, fill });

export const oval = (center: Point, radii: Point, fill: string): string =>
  tag('ellipse', { cx: center[0], cy: center[1], rx: radii[0], ry: radii[1], fill });

/** A rectangle from [x, y] with [width, height]; options: corner radius. */
export const box = (at: Point, size: Point, look: { fill: string; radius?: number }): string =>
  tag('rect', { x: at[0], y: at[1], width: size[0], height: size[1], rx: look.radius, fill: look.fill });

export type Placement = {
  readonly at: Point;
  readonly scale?: number;
  readonly turn?: number;
  readonly mirror?: boolean;
};

/** Moves, turns (degrees), scales and mirrors drawings made around their own origin. */
export const place = (
  { at, scale = 1, turn = 0, mirror = false }: Placement,
  ...content: readonly string[]
): string => {
  const parts = [`translate(${round(at[0])} ${round(at[1])})`];
  if (turn !== 0) parts.push(`rotate(${round(turn)})`);
  if (mirror) parts.push(`scale(${-scale} ${scale})`);
  else if (scale !== 1) parts.push(`scale(${scale})`);
  return tag('g', { transform: parts.join(' ') }, content.join(''));
};

/** The drawings of all items, one after the other. */
export const each = <const T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');

/** A whole picture; joints, ends and paint order are set once here and inherited by every shape. */
export const picture = (size: Point, ...content: readonly string[]): string => {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${size[0]} ${size[1]}`,
    'stroke-width': weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return `${tag('svg', root, content.join(''))}
`;
};
