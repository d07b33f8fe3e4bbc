import { nearestName } from '#domain/texts/nearest-name.ts';
import { neverOblige } from '#model/forms/requirements.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import { placeIn, type RowPlaces } from '../rows/shape.ts';
import type { Content } from './content.ts';

/**
 * Every field has its label among the texts of forms, its hint where it declares one, and its message when it is empty but required. That a text stands in every locale
 * once it stands in one is checked with the texts.
 */
export const checkFormTexts = (model: Model, rows: RowPlaces, content: Content): Finding[] => {
  const keys = model.locales.all.flatMap((locale) =>
    (content.messages[locale].get('form') ?? []).map(({ key }) => key),
  );
  return model.forms.flatMap((form) =>
    form.fields.flatMap(({ id, hint, required }, index) => {
      const wanted = [id, ...(hint ? [`${id}Hint`] : []), ...(neverOblige.includes(required) ? [] : [`${id}Missing`])];
      const missing = wanted.filter((key) => !keys.includes(key));
      return missing.map((key): Finding => {
        const nearest = nearestName(key, keys);
        return {
          code: 'dangling-message',
          at: placeIn(rows)(form, 'fields', index, key === `${id}Hint` ? 'hint' : 'id'),
          found: `There is no text “${key}” in messages/form.yaml for the field “${id}”.`,
          lacks: [`field ${form.id}.${id}`, `message form.${key}`],
          reliesOn: model.locales.all.map((locale) => `messages ${locale} form`),
          ...(nearest === undefined ? {} : { nearest }),
        };
      });
    }),
  );
};
