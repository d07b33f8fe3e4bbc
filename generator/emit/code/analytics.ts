import type { ResolvedShape } from '../../plan/schemas/resolve-shape.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { printLiteral, printStringLiteral } from '../../print/literal.ts';
import { type CodeStatement, printTypeScriptModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { toPascalCase } from '../json-text.ts';

/** The TypeScript type of a shape. */
const typeOf = (shape: ResolvedShape): string => {
  switch (shape.kind) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'true':
      return 'true';
    case 'values':
      return shape.values.map((value) => printLiteral(value)).join(' | ');
    case 'nullable':
      return `${typeOf(shape.of)} | null`;
    case 'optional':
    case 'ruled':
      return typeOf(shape.of);
    case 'list':
      return `readonly (${typeOf(shape.of)})[]`;
    case 'record':
      return `{ ${Object.entries(shape.fields)
        .map(([name, child]) => `readonly ${name}${child.kind === 'optional' ? '?' : ''}: ${typeOf(child)}`)
        .join('; ')} }`;
    default:
      return 'string';
  }
};

/** The types of the analytics events, and the parameters that need consent (specification section 7). */
export const emitAnalytics = ({ events, formNames }: SitePlan): GeneratedFile[] => {
  const interfaces = events.map(
    (event): CodeStatement => ({
      kind: 'interface',
      name: `${toPascalCase(event.name.replaceAll('_', '-'))}Event`,
      doc: `${event.trigger}.`,
      properties: [
        { name: 'event', type: printStringLiteral(event.name) },
        ...Object.entries(event.parameters).map(([name, shape]) => ({
          name,
          type: typeOf(shape),
          optional: shape.kind === 'optional' || event.consented.includes(name),
        })),
      ],
    }),
  );
  return [
    {
      path: 'analytics/events.ts',
      text: printTypeScriptModule({
        about: 'Events of the tag manager.',
        statements: [
          ...interfaces,
          {
            kind: 'type',
            name: 'AnalyticsEvent',
            type: events.map(({ name }) => `${toPascalCase(name.replaceAll('_', '-'))}Event`).join(' | '),
          },
          {
            kind: 'const',
            name: 'consentedParameters',
            doc: 'Parameters that are sent only with consent to advertising user data.',
            value: `${printLiteral(Object.fromEntries(events.map(({ name, consented }) => [name, consented])))} as const`,
          },
          {
            kind: 'const',
            name: 'formNames',
            doc: 'Form names by the id that routes use.',
            value: `${printLiteral(formNames)} as const`,
          },
        ],
      }),
    },
  ];
};
