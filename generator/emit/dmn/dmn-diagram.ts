import { element, requirementId } from './dmn-elements.ts';
import type { DmnNode } from './dmn-model.ts';
import type { Element } from './xml-text.ts';

const size = { width: 180, height: 60 };
const step = { x: 220, y: 160 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a box is from the decisions that nothing needs: it stands below everything that needs it. */
const depthsOf = (nodes: readonly DmnNode[]): ReadonlyMap<string, number> => {
  const depths = new Map(nodes.map(({ id }) => [id, 0]));
  for (const { id, needs } of nodes.toReversed())
    for (const needed of needs) depths.set(needed, Math.max(depths.get(needed) ?? 0, (depths.get(id) ?? 0) + 1));
  return depths;
};

type Columns = Map<string, number>;

/**
 * Gives a box and what it needs their columns; `width` is how many are taken before, the result how many are afterwards. A box stands
 * over the middle of what it alone needs; what several need stands below the first of them.
 */
const placeTree = (
  root: DmnNode,
  columns: Columns,
  { byId, width }: { readonly byId: ReadonlyMap<string, DmnNode>; readonly width: number },
): number => {
  if (columns.has(root.id)) return width;
  columns.set(root.id, width);
  const below = root.needs
    .flatMap((id) => byId.get(id) ?? [])
    .reduce((taken, node) => placeTree(node, columns, { byId, width: taken }), width);
  const end = Math.max(below, width + 1);
  columns.set(root.id, Math.floor((width + end - 1) / 2));
  return end;
};

/** So many columns stand side by side before the next decisions begin below. */
const widest = 24;

/** The decisions that nothing needs, each with what it brings along, in bands from top to bottom. */
const placesOf = (nodes: readonly DmnNode[]): ReadonlyMap<string, Point> => {
  const depths = depthsOf(nodes);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const places = new Map<string, Point>();
  const columns: Columns = new Map();
  let [top, bottom] = [0, 0];
  let [left, width] = [0, 0];
  for (const root of nodes.filter(({ id }) => depths.get(id) === 0)) {
    const end = placeTree(root, columns, { byId, width });
    if (end - left > widest && width > left) [left, top] = [width, bottom];
    for (const [id, column] of columns) {
      if (places.has(id)) continue;
      const row = top + (depths.get(id) ?? 0);
      places.set(id, { x: 160 + (column - left) * step.x, y: 80 + row * step.y });
      bottom = Math.max(bottom, row + 1);
    }
    width = end;
  }
  return places;
};

const waypoint = ({ x, y }: Point): Element => element('di:waypoint', { x: String(x), y: String(y) });

/** Lines beside each other keep so far apart, in the gaps between rows and between columns, where no box stands. */
const apart = { channel: 9, lane: 6 };
const tracks = { channel: 9, lane: 5 };

/**
 * From the top of a box to the bottom of what needs it: through the gap above it and the gap below the other, and where rows lie
 * between them through the gap beside a column, so that no line runs through a box.
 */
const routeOf = (from: Point, to: Point, track: number): readonly Point[] => {
  const [fromX, toX] = [from.x + size.width / 2, to.x + size.width / 2];
  const offset = 10 + (track % tracks.channel) * apart.channel;
  const above = from.y - offset;
  const below = to.y + size.height + offset;
  const isNext = from.y - to.y === step.y;
  if (isNext && fromX === toX)
    return [
      { x: fromX, y: from.y },
      { x: toX, y: to.y + size.height },
    ];
  if (isNext)
    return [
      { x: fromX, y: from.y },
      { x: fromX, y: above },
      { x: toX, y: above },
      { x: toX, y: to.y + size.height },
    ];
  const lane = to.x - 8 - (track % tracks.lane) * apart.lane;
  return [
    { x: fromX, y: from.y },
    { x: fromX, y: above },
    { x: lane, y: above },
    { x: lane, y: below },
    { x: toX, y: below },
    { x: toX, y: to.y + size.height },
  ];
};

/** The boxes in layers, decisions on top, with an arrow from each to what needs it. */
export const diagram = (id: string, nodes: readonly DmnNode[]): Element => {
  const places = placesOf(nodes);
  const placeOf = (one: DmnNode): Point => places.get(one.id) ?? { x: 0, y: 0 };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shapes = nodes.map((node) => {
    const { x, y } = placeOf(node);
    const bounds = { height: String(size.height), width: String(size.width), x: String(x), y: String(y) };
    return element('dmndi:DMNShape', { id: `${node.id}-shape`, dmnElementRef: node.id }, [
      element('dc:Bounds', bounds),
    ]);
  });
  const edges = nodes.flatMap((node, index) =>
    node.needs.flatMap((needed) => {
      const other = byId.get(needed);
      if (other === undefined) return [];
      const [from, to] = [placeOf(other), placeOf(node)];
      const edge = requirementId(node, other);
      return [
        element('dmndi:DMNEdge', { id: `${edge}-edge`, dmnElementRef: edge }, routeOf(from, to, index).map(waypoint)),
      ];
    }),
  );
  return element('dmndi:DMNDI', {}, [element('dmndi:DMNDiagram', { id: `${id}-diagram` }, [...shapes, ...edges])]);
};
