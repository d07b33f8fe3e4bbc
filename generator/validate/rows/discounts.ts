import { localeIds } from '#domain/locale.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import { placeIn, type RowPlaces } from './shape.ts';

const discountRule = 'discount';

/** Every discount that the rule gives has a name and a sentence with its number, and no other one has. */
export const checkDiscounts = (model: Model, places: RowPlaces, rules: readonly Rule[]): Finding[] => {
  const at = placeIn(places);
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
            found: `The row “${id}” gives a discount, and model/course-types/discounts.ts does not name it.`,
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
    const { output } = row;
    const parameter = typeof output === 'object' && output !== null && 'parameter' in output ? output.parameter : '';
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
