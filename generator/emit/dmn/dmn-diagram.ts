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

const placesOf = (nodes: readonly DmnNode[]): ReadonlyMap<string, Point> => {
  const depths = depthsOf(nodes);
  const taken = new Map<number, number>();
  return new Map(
    nodes.map(({ id }) => {
      const depth = depths.get(id) ?? 0;
      const column = taken.get(depth) ?? 0;
      taken.set(depth, column + 1);
      return [id, { x: 160 + column * step.x, y: 80 + depth * step.y }];
    }),
  );
};

const waypoint = ({ x, y }: Point): Element => element('di:waypoint', { x: String(x), y: String(y) });

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
  const edges = nodes.flatMap((node) =>
    node.needs.flatMap((needed) => {
      const other = byId.get(needed);
      if (other === undefined) return [];
      const [from, to] = [placeOf(other), placeOf(node)];
      const edge = requirementId(node, other);
      return [
        element('dmndi:DMNEdge', { id: `${edge}-edge`, dmnElementRef: edge }, [
          waypoint({ x: from.x + size.width / 2, y: from.y }),
          waypoint({ x: to.x + size.width / 2, y: to.y + size.height }),
        ]),
      ];
    }),
  );
  return element('dmndi:DMNDI', {}, [element('dmndi:DMNDiagram', { id: `${id}-diagram` }, [...shapes, ...edges])]);
};
