import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import { type ApproverRole, type Confirmation, mayRoleSign, requiredSigners, weights } from '#model/schema/signing.ts';
import type { Finding, FindingPlace } from '../../problems/finding.ts';
import type { Content } from '../content/content.ts';
import type { Facts } from '../facts.ts';

/**
 * Checks that an error of a rule is rated at least as costly as an error of each decision that it applies, and that the expert for it signs
 * it.
 */
export const checkRuleWeights = ({ model: { register }, rules }: Facts): Finding[] =>
  rules.flatMap(({ id, weight, signedBy, assumptions }, index): Finding[] => {
    const heavier = register.filter(
      (entry) => assumptions.some((one) => one === entry.id) && weights.indexOf(entry.weight) < weights.indexOf(weight),
    );
    return [
      ...heavier.map(
        (entry): Finding => ({
          code: 'weighs-less',
          at: { model: ['rules', index, 'weight'] },
          found: `The rule “${id}” weighs “${weight}” and depends on ${entry.id}, which weighs “${entry.weight}”.`,
        }),
      ),
      ...(mayRoleSign(signedBy, weight)
        ? []
        : [
            {
              code: 'signed-by-another',
              at: { model: ['rules', index, 'signedBy'] },
              found: `The rule “${id}” weighs “${weight}”, which is not for the ${signedBy} to sign.`,
            } satisfies Finding,
          ]),
    ];
  });

/** A thing that somebody has confirmed, and the roles that may confirm it. */
interface Confirmed {
  readonly name: string;
  readonly confirmed: Confirmation;
  readonly signers: readonly ApproverRole[];
  /** The position of a field of the confirmation. */
  readonly at: (field: 'by' | 'on') => FindingPlace;
}

const confirmedRows = ({ register }: Model, rules: readonly Rule[]): readonly Confirmed[] => [
  ...rules.flatMap(({ id, confirmed, signedBy }, index): Confirmed[] =>
    confirmed === undefined
      ? []
      : [
          {
            name: `The rule “${id}”`,
            confirmed,
            signers: [signedBy],
            at: (field) => ({ model: ['rules', index, 'confirmed', field] }),
          },
        ],
  ),
  ...register.flatMap((entry, index): Confirmed[] =>
    entry.status !== 'open' || entry.confirmed === undefined
      ? []
      : [
          {
            name: entry.id,
            confirmed: entry.confirmed,
            signers: requiredSigners(entry),
            at: (field) => ({ model: ['register', index, 'confirmed', field] }),
          },
        ],
  ),
];

/**
 * The confirmed texts. Marks of a text name the person who must confirm it; a mail or a page without marks may be confirmed by anybody who
 * may sign.
 */
const confirmedTexts = ({ documents, mails }: Content): readonly Confirmed[] => {
  const texts = Object.values(documents).flatMap((ofLocale) => [...ofLocale.values()]);
  const marked = texts.map(({ file, front }) => ({ file, confirmed: front.confirmed, marks: front }));
  const sent = Object.values(mails).flatMap((ofLocale) => [...ofLocale.values()]);
  return [...marked, ...sent.map(({ file, confirmed }) => ({ file, confirmed, marks: {} }))].flatMap(
    ({ file, confirmed, marks }: { file: string; confirmed?: Confirmation | undefined; marks: Marks }): Confirmed[] => {
      if (confirmed === undefined) return [];
      const named = [
        ...(marks.medical === true || marks.medicalParts !== undefined ? (['physician'] as const) : []),
        ...(marks.legal === true ? (['lawyer'] as const) : []),
      ];
      return [
        {
          name: `The text content/${file}`,
          confirmed,
          signers: named.length === 0 ? ['owner', 'lawyer', 'physician'] : named,
          at: (field) => ({ content: file, path: ['confirmed', field] }),
        },
      ];
    },
  );
};

interface Marks {
  readonly medical?: boolean | undefined;
  readonly legal?: boolean | undefined;
  readonly medicalParts?: readonly object[] | undefined;
}

/** Checks that the confirming role is allowed to, and that the confirmation is not later than the edition day. */
export const checkConfirmations = ({ model, rules, content }: Facts): Finding[] =>
  [...confirmedRows(model, rules), ...confirmedTexts(content)].flatMap(
    ({ name, confirmed, signers, at }): Finding[] => [
      ...(signers.includes(confirmed.by)
        ? []
        : [
            {
              code: 'signed-by-another',
              at: at('by'),
              found: `${name} is confirmed by the ${signers.join(' and the ')}, not by the ${confirmed.by}.`,
            } satisfies Finding,
          ]),
      ...(confirmed.on <= model.edition
        ? []
        : [
            {
              code: 'confirmed-later',
              at: at('on'),
              found: `${name} is confirmed on ${confirmed.on}, after the edition of ${model.edition}.`,
            } satisfies Finding,
          ]),
    ],
  );
