import { findNearestName } from '#domain/texts/nearest-name.ts';
import { neverOblige } from '#model/forms/requirements.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { createFieldLocator } from '../shape/shape.ts';
import { parseMessageArguments } from './messages.ts';

const ownTexts = ({ id, hint, required }: Model['forms'][number]['fields'][number]): readonly string[] => [
  id,
  ...(hint ? [`${id}Hint`] : []),
  ...(neverOblige.includes(required) ? [] : [`${id}Missing`]),
];

/** Checks that texts of fields contain no arguments, since forms print them as they are written. */
export const checkFieldTextArguments = ({ model, content }: Facts): Finding[] => {
  const fields = model.forms.flatMap((form) => [...form.fields]);
  const texts = new Set(fields.flatMap(ownTexts));
  const findings: Finding[] = [];
  for (const locale of model.locales.all)
    for (const message of content.messages[locale].get('form') ?? []) {
      const [argument] = parseMessageArguments(message);
      if (!texts.has(message.key) || argument === undefined) continue;
      findings.push({
        code: 'argument-not-passed',
        at: { content: message.file, path: [message.key] },
        found: `“${message.key}” takes {${argument.name}}, and the form passes no arguments to the texts of its fields.`,
      });
    }
  return findings;
};

/** Findings for labels, hints and messages of fields that no form has any more. */
export const checkTextsOfMissingFields = ({ model, content }: Facts): Finding[] => {
  const fields = new Set(model.forms.flatMap((form) => form.fields.map(({ id }) => id)));
  return model.locales.all.flatMap((locale) => {
    const messages = content.messages[locale].get('form') ?? [];
    const keys = new Set(messages.map(({ key }) => key));
    return messages
      .filter(({ key }) => !fields.has(key) && (keys.has(`${key}Hint`) || keys.has(`${key}Missing`)))
      .map(
        ({ file, key }): Finding => ({
          code: 'left-text',
          at: { content: file, path: [key] },
          found: `“${key}” and other keys with this prefix are texts of a field that no form has.`,
          lacks: model.forms.map(({ id }) => `field ${id}.${key}`),
        }),
      );
  });
};

/**
 * Checks that every field has a label among the texts of forms, a hint if it declares one, and a message if it is required. The check of
 * messages compares the languages.
 */
export const checkFormTexts = ({ model, rows, content }: Facts): Finding[] => {
  const keys = model.locales.all.flatMap((locale) =>
    (content.messages[locale].get('form') ?? []).map(({ key }) => key),
  );
  const findings: Finding[] = [];
  for (const form of model.forms)
    for (const [index, field] of form.fields.entries())
      for (const key of ownTexts(field).filter((one) => !keys.includes(one))) {
        const { id } = field;
        const nearest = findNearestName(key, keys);
        findings.push({
          code: 'dangling-message',
          at: createFieldLocator(rows)(form, 'fields', index, key === `${id}Hint` ? 'hint' : 'id'),
          found: `There is no text “${key}” in messages/form.yaml for the field “${id}”.`,
          lacks: [`field ${form.id}.${id}`, `message form.${key}`],
          reliesOn: model.locales.all.map((locale) => `messages ${locale} form`),
          ...(nearest === undefined ? {} : { nearest }),
        });
      }
  return findings;
};
