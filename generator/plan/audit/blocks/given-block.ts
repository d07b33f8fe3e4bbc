import type { AuditBlock } from '#domain/audit/audit-data.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Project } from '../../../validate/project.ts';
import { linked } from '../passages.ts';
import { nameText, type Reader, said, valueText } from '../reader.ts';

/** The inputs of a rule that are the result of another, or say what it is. */
export const givenBlock = (rule: Rule, { rules }: Project, reader: Reader): AuditBlock => {
  const given = rule.kind === 'decision' ? Object.entries(rule.givenBy ?? {}) : [];
  return {
    kind: 'table',
    title: reader.say('givenBy'),
    head: [reader.say('value'), reader.say('givenRule'), reader.say('givenWhen')],
    rows: given.flatMap(([input, { rule: id, among }]) => {
      const giver = rules.find((one) => one.id === id);
      if (giver?.kind !== 'decision') return [];
      const words = among?.map((word) => valueText(word, giver.outputs, reader)).join(` ${reader.say('or')} `);
      return [
        [
          nameText(input, rule, reader),
          linked(said(giver.title, reader), `rule/${id}`, reader),
          words ?? reader.say('givenResult'),
        ],
      ];
    }),
  };
};
