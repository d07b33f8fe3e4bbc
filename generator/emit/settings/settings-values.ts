import { type Setting, settingReaders } from '#model/schema/settings.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { code, literal } from '../../print/literal.ts';
import { printModule, type Statement } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { camelCase } from '../json-text.ts';

const kindCode = ({ kind, values = [], min = 0 }: Setting, environments: readonly string[]): string => {
  switch (kind) {
    case 'count':
      return `kinds.count(${min})`;
    case 'one-of':
      return `kinds.oneOf(${literal(values)})`;
    case 'environment':
      return `kinds.oneOf(${literal(environments)})`;
    default:
      return `kinds.${camelCase(kind)}`;
  }
};

/** A default is read as if it stood in the environment. */
const valueCode = (setting: Setting, environments: readonly string[]): string => {
  const kind = kindCode(setting, environments);
  return setting.default === null ? `z.optional(${kind})` : `${kind}.prefault(${literal(setting.default)})`;
};

/** The variables of the environment with their kinds, and for every reader the schema of those that it reads. */
export const emitSettingValues = ({ model }: SitePlan): GeneratedFile[] => {
  const settings: readonly Setting[] = model.settings;
  const environments = model.environments.map(({ id }) => id);
  const schemas = settingReaders.map((reader): Statement => {
    const fields = settings
      .filter(({ readBy }) => readBy.includes(reader))
      .map((setting) => [setting.name, code(valueCode(setting, environments))]);
    return { kind: 'const', name: `${reader}Settings`, value: `z.object(${literal(Object.fromEntries(fields))})` };
  });
  const rows = settings.map(({ name, kind, secret, readBy }) => ({ name, kind, secret, readBy }));
  return [
    {
      path: 'settings/settings.ts',
      text: printModule({
        about: 'Variables of the environment, and what each reader makes of them.',
        imports: [
          { from: 'zod', names: ['z'] },
          { from: '#domain/settings/kinds.ts', names: ['kinds'] },
        ],
        statements: [{ kind: 'const', name: 'settings', value: `${literal(rows)} as const` }, ...schemas],
      }),
    },
  ];
};
