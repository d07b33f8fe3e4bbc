import type { Locale } from '#domain/locale.ts';
import { findNearestName } from '#domain/texts/nearest-name.ts';
import { pluralCategories } from '#domain/texts/plural.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Content, Message } from './content.ts';

/** An argument of a text and its type, as `{name}` or `{count:number}`. */
export interface MessageArgument {
  readonly name: string;
  readonly type: 'string' | 'number';
}

const argumentPattern = /\{([^{}]*)\}/g;
/**
 * The form of an argument that names a statement of the model, another interface text or a way to pay, such as
 * `{statement.contractMoment}`.
 */
const statementForm = /^(?:statement|payment|message\.\w+)\.[A-Za-z0-9]+$/;
const argumentForm = /^([a-z][A-Za-z0-9]*)(?::(number|string))?$/;

const sentences = (message: Message): readonly (readonly [string | null, string])[] =>
  typeof message.forms === 'string' ? [[null, message.forms]] : Object.entries(message.forms);

/** The interface text that another one quotes, as in `{message.terms.reserveList}`; null if it has arguments of its own. */
export const findQuotedMessage = (
  content: Pick<Content, 'messages'>,
  argument: string,
  locale: Locale,
): string | null => {
  const [, namespace = '', key] = /^message\.(\w+)\.(\w+)$/.exec(argument) ?? [];
  const forms = content.messages[locale].get(namespace)?.find((message) => message.key === key)?.forms;
  return typeof forms === 'string' && !/[{}]/.test(forms) ? forms : null;
};

/** The arguments of a text, in the order of their first use; other text in braces is left out. */
export const parseMessageArguments = (message: Message): readonly MessageArgument[] => {
  const found = new Map<string, 'string' | 'number'>();
  if (typeof message.forms !== 'string') found.set('count', 'number');
  for (const [, sentence] of sentences(message)) {
    for (const [, inner = ''] of sentence.matchAll(argumentPattern)) {
      const [, name, type] = argumentForm.exec(inner) ?? [];
      if (name !== undefined && !found.has(name)) found.set(name, type === 'number' ? 'number' : 'string');
    }
  }
  return [...found].map(([name, type]) => ({ name, type }));
};

const place = (message: Message, form: string | null): Finding['at'] => ({
  content: message.file,
  path: form === null ? [message.key] : [message.key, form],
});

const checkForms = (message: Message, locale: Locale): Finding[] => {
  if (typeof message.forms === 'string') return [];
  const needed: readonly string[] = pluralCategories[locale];
  const present = Object.keys(message.forms);
  const missing = needed.filter((category) => !present.includes(category));
  const surplus = present.filter((category) => !needed.includes(category));
  return [
    ...missing.map(
      (category): Finding => ({
        code: 'missing-plural-form',
        at: place(message, null),
        found: `“${message.key}” has no plural form “${category}”, which the locale “${locale}” needs.`,
      }),
    ),
    ...surplus.map(
      (category): Finding => ({
        code: 'unknown-plural-form',
        at: place(message, category),
        found: `The locale “${locale}” has no plural category “${category}”.`,
        expected: `The forms ${needed.join(', ')}.`,
      }),
    ),
  ];
};

const checkSentence = (message: Message, form: string | null, sentence: string): Finding[] => {
  const at = place(message, form);
  const inner = [...sentence.matchAll(argumentPattern)].map(([, text = '']) => text);
  const findings: Finding[] = inner
    .filter((text) => !argumentForm.test(text) && !statementForm.test(text))
    .map((text) => ({ code: 'bad-argument', at, found: `“{${text}}” is not an argument.` }));
  if (sentence.replaceAll(argumentPattern, '').match(/[{}]/)) {
    findings.push({ code: 'bad-argument', at, found: 'A brace has no counterpart.' });
  }
  if (
    form !== null &&
    (/[|:]/.test(sentence.replaceAll(argumentPattern, '')) || inner.some((text) => !/^count(?::number)?$/.test(text)))
  ) {
    findings.push({
      code: 'bad-plural-form',
      at,
      found: `The plural form “${sentence}” contains “|”, “:” or an argument other than {count}.`,
    });
  }
  return findings;
};

const namespaceOf = ({ file }: Message): string => file.replace(/^.*\/|\.yaml$/g, '');

/** The subject on which the texts of both languages must agree, once each of them is sound. */
const argumentsSubject = (message: Message): string => `arguments of ${namespaceOf(message)}.${message.key}`;

const checkMessage = (message: Message, locale: Locale): Finding[] =>
  [
    ...checkForms(message, locale),
    ...sentences(message).flatMap(([form, sentence]) => checkSentence(message, form, sentence)),
  ].map((finding) => ({ ...finding, spoils: [argumentsSubject(message)] }));

const signature = (message: Message): string =>
  parseMessageArguments(message)
    .map(({ name, type }) => `${name}:${type}`)
    .toSorted()
    .join(', ');

const compareLocales = (
  ours: readonly Message[],
  theirs: readonly Message[],
  names: { locale: Locale; other: Locale },
): Finding[] =>
  ours.flatMap((message): Finding[] => {
    const twin = theirs.find(({ key }) => key === message.key);
    if (twin === undefined) {
      const nearest = findNearestName(
        message.key,
        theirs.map(({ key }) => key),
      );
      return [
        {
          code: 'missing-translation',
          at: place(message, null),
          found: `“${message.key}” has no text in the locale “${names.other}”.`,
          lacks: [`message ${namespaceOf(message)}.${message.key}`],
          ...(nearest === undefined ? {} : { nearest }),
        },
      ];
    }
    if (names.locale === 'en' && signature(twin) !== signature(message)) {
      return [
        {
          code: 'different-arguments',
          at: place(message, null),
          found: `“${message.key}” takes (${signature(message)}) in “en” and (${signature(twin)}) in “pl”.`,
          reliesOn: [argumentsSubject(message)],
        },
      ];
    }
    return [];
  });

const missingNamespace = (content: Content, locale: Locale, other: Locale): Finding[] =>
  [...content.messages[locale]].flatMap(([namespace, messages]): Finding[] =>
    content.messages[other].has(namespace)
      ? compareLocales(messages, content.messages[other].get(namespace) ?? [], { locale, other })
      : [
          {
            code: 'missing-translation',
            at: { content: `${locale}/messages/${namespace}.yaml` },
            found: `The texts “${namespace}” do not exist in the locale “${other}”.`,
            reliesOn: [`messages ${other} ${namespace}`],
          },
        ],
  );

/** Checks that every text exists in every locale, with the same arguments and all plural forms of the locale. */
export const checkMessages = (content: Content): Finding[] => [
  ...[...content.messages.pl.values()].flat().flatMap((message) => checkMessage(message, 'pl')),
  ...[...content.messages.en.values()].flat().flatMap((message) => checkMessage(message, 'en')),
  ...missingNamespace(content, 'pl', 'en'),
  ...missingNamespace(content, 'en', 'pl'),
];
