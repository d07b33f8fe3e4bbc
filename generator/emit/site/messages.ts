import type { PlannedNamespace, SitePlan } from '../../plan/site-plan.ts';
import { printLiteral } from '../../print/literal.ts';
import { type CodeStatement, printTypeScriptModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { formatJson, toPascalCase } from '../json-text.ts';

type PlannedMessage = PlannedNamespace['messages'][number];

const signature = (message: PlannedMessage): string => {
  if (message.arguments.length === 0) return '() => LocalizedString';
  const fields = message.arguments.map(({ name, type }) => `readonly ${name}: ${type}`).join('; ');
  return `(arg: { ${fields} }) => LocalizedString`;
};

const namespaceType = (namespace: PlannedNamespace): CodeStatement => ({
  kind: 'interface',
  name: `${toPascalCase(namespace.name)}Messages`,
  properties: namespace.messages.map((message) => ({ name: message.key, type: signature(message) })),
});

/** Keys and argument types of the interface texts, and their dictionaries in the syntax of typesafe-i18n. */
export const emitMessages = (plan: SitePlan): GeneratedFile[] => {
  const names = plan.namespaces.map(({ name }) => name);
  const types = printTypeScriptModule({
    about: 'Interface texts: an unknown key or a wrong argument does not compile. The dictionaries contain the texts.',
    imports: [{ from: 'typesafe-i18n', names: ['LocalizedString'], typeOnly: true }],
    statements: [
      ...plan.namespaces.map(namespaceType),
      {
        kind: 'interface',
        name: 'Messages',
        properties: names.map((name) => ({ name: printLiteral(name), type: `${toPascalCase(name)}Messages` })),
        doc: 'Every namespace with its texts as functions.',
      },
      { kind: 'type', name: 'Namespace', type: 'keyof Messages' },
      { kind: 'const', name: 'namespaces', type: 'readonly Namespace[]', value: printLiteral(names) },
    ],
  });
  const dictionaries = plan.model.locales.all.map((locale) => {
    const textsOf = ({ messages }: PlannedNamespace) =>
      Object.fromEntries(messages.map(({ key, text }) => [key, text[locale]]));
    const texts = Object.fromEntries(plan.namespaces.map((namespace) => [namespace.name, textsOf(namespace)]));
    return { path: `i18n/${locale}.json`, text: formatJson(texts) };
  });
  return [{ path: 'i18n/messages.ts', text: types }, ...dictionaries];
};
