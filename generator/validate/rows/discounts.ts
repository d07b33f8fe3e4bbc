import { localeIds } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';
import { positionOfFileIndex } from '../content/prose-files.ts';
import type { Facts } from '../facts.ts';
import { createFieldLocator } from '../shape/shape.ts';

const discountRule = 'discount';

/** The parameter that a row of the rule takes off the price; null if it is none. */
const parameterOf = (output: unknown): string | null =>
  typeof output === 'object' && output !== null && 'parameter' in output ? String(output.parameter) : null;

/** Findings for answers in which the amount of a discount is typed: they would be wrong once the rule changes the amount. */
export const checkDiscountAnswers = ({ model: { discounts }, rules, files }: Facts): Finding[] => {
  const rule = rules.find(({ id }) => id === discountRule);
  const rows = rule?.kind === 'decision' ? rule.rows : [];
  const answers = files.filter((file) => /^(?:pl|en)\/faq\//.test(file.path));
  return discounts.flatMap(({ id }) => {
    const parameter = parameterOf(rows.find((row) => row.id === id)?.output);
    if (parameter === null) return [];
    return answers.flatMap((file) =>
      [...file.text.matchAll(new RegExp(`\\{${parameter}(?::[a-z]+)?\\}`, 'g'))].map(
        ({ 0: words, index }): Finding => ({
          code: 'discount-by-hand',
          at: positionOfFileIndex(file, index),
          found: `The answer names the amount “${words}” of the discount “${id}” by itself.`,
          remedy: `Write {discount.${id}} instead.`,
        }),
      ),
    );
  });
};

/** Checks that every discount that the rule gives has a name and a sentence with its number, and that no other discount has one. */
export const checkDiscounts = ({ model, rows: places, rules }: Facts): Finding[] => {
  const at = createFieldLocator(places);
  const index = rules.findIndex(({ id }) => id === discountRule);
  const rule = rules[index];
  const rows = rule?.kind === 'decision' ? rule.rows : [];
  const unnamed = rows.flatMap(({ id, output }, position): Finding[] =>
    output === 0 || model.discounts.some((one) => one.id === id)
      ? []
      : [
          {
            code: 'unnamed-discount',
            at: { model: ['rules', index, 'rows', position, 'id'] },
            found: `The row “${id}” gives a discount that model/course-types/discounts.ts does not list.`,
          },
        ],
  );
  const named = model.discounts.flatMap((discount): Finding[] => {
    const row = rows.find(({ id }) => id === discount.id);
    if (row === undefined || row.output === 0)
      return [
        {
          code: 'dangling-reference',
          at: at(discount, 'id'),
          found: `No row of the rule “${discountRule}” gives the discount “${discount.id}”.`,
        },
      ];
    const parameter = parameterOf(row.output) ?? '';
    return localeIds
      .filter((locale) => !discount.words[locale].includes(`{${parameter}`))
      .map((locale) => ({
        code: 'unstated-discount',
        at: at(discount, 'words', locale),
        found: `The sentence does not state “{${parameter}}”, which the rule takes off.`,
      }));
  });
  return [...unnamed, ...named];
};
