import type { ResolvedShape } from './resolve-shape.ts';

/** The shape of data that visitors fill in: every text in it that has no pattern of its own gets a pattern of plain text. */
export const requirePlainTexts = (shape: ResolvedShape): ResolvedShape => {
  switch (shape.kind) {
    case 'text':
      return shape.pattern === undefined ? { ...shape, plain: shape.lines ? 'longText' : 'lineText' } : shape;
    case 'nullable':
    case 'optional':
    case 'ruled':
    case 'list':
      return { ...shape, of: requirePlainTexts(shape.of) };
    case 'record': {
      const fields = Object.entries(shape.fields).map(([name, child]) => [name, requirePlainTexts(child)]);
      return { kind: 'record', fields: Object.fromEntries(fields) };
    }
    default:
      return shape;
  }
};

/** The patterns of plain text that a shape uses. */
export const plainTextPatternsUsed = (shape: ResolvedShape): readonly string[] => {
  switch (shape.kind) {
    case 'text':
      return shape.plain === undefined ? [] : [shape.plain];
    case 'nullable':
    case 'optional':
    case 'ruled':
    case 'list':
      return plainTextPatternsUsed(shape.of);
    case 'record':
      return Object.values(shape.fields).flatMap(plainTextPatternsUsed);
    default:
      return [];
  }
};
