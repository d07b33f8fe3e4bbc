import { isMap, isScalar, isSeq, type Node, type ParsedNode, parseDocument } from 'yaml';
import type { ValuePath } from '../problems/finding.ts';

const hasStart = (node: unknown): node is Node & { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);

/** One step of a path: the node to go on from and the offset to point at. */
const stepInto = (node: unknown, key: string | number): { next: unknown; offset: number } | undefined => {
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return hasStart(item) ? { next: item, offset: item.range[0] } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((one) => isScalar(one.key) && `${one.key.value}` === `${key}`);
  if (pair === undefined || !hasStart(pair.key)) return undefined;
  const isEmpty = !hasStart(pair.value) || (isScalar(pair.value) && pair.value.range?.[0] === pair.value.range?.[1]);
  return { next: pair.value, offset: isEmpty || !hasStart(pair.value) ? pair.key.range[0] : pair.value.range[0] };
};

/**
 * The offset in `yaml` of the value at `path`. An empty value has the offset of its key; a path that leads nowhere has that of the deepest
 * value on it.
 */
export const findOffsetInYaml = (yaml: string, path: ValuePath): number => {
  const document = parseDocument<ParsedNode>(yaml, { uniqueKeys: false });
  let node: unknown = document.contents;
  let offset = hasStart(node) ? node.range[0] : 0;
  for (const key of path) {
    const resolved =
      hasStart(node) && 'resolve' in node && typeof node.resolve === 'function' ? node.resolve(document) : node;
    const step = stepInto(resolved, key);
    if (step === undefined) break;
    node = step.next;
    offset = step.offset;
  }
  return offset;
};
