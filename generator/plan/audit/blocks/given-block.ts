import type { AuditBlock } from '#domain/audit/audit-data.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Project } from '../../../validate/project.ts';
import { linked } from '../passages.ts';
import { localized, nameText, type Translator, valueText } from '../translator.ts';

/** The inputs of a rule that are the result of another, or say what it is. */
export const givenBlock = (rule: Rule, { rules }: Project, translator: Translator): AuditBlock => {
  const given = rule.kind === 'decision' ? Object.entries(rule.givenBy ?? {}) : [];
  return {
    kind: 'table',
    title: translator.t('givenBy'),
    head: [translator.t('value'), translator.t('givenRule'), translator.t('givenWhen')],
    rows: given.flatMap(([input, { rule: id, among }]) => {
      const giver = rules.find((one) => one.id === id);
      if (giver?.kind !== 'decision') return [];
      const words = among?.map((word) => valueText(word, giver.outputs, translator)).join(` ${translator.t('or')} `);
      return [
        [
          nameText(input, rule, translator),
          linked(localized(giver.title, translator), `rule/${id}`, translator),
          words ?? translator.t('givenResult'),
        ],
      ];
    }),
  };
};
