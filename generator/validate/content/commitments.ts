import type { Locale } from '#domain/locale.ts';
import type { Commitment, conditions } from '#model/schema/commitments.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { Model } from '#model/schema/model.ts';
import { memoizeByObject } from '../../load/memoize.ts';
import type { Finding } from '../../problems/finding.ts';
import type { ContentFile } from '../../sources/loaded.ts';
import type { Facts } from '../facts.ts';
import { findBilingualTexts } from '../rule-texts.ts';
import { createFieldLocator } from '../shape/shape.ts';
import { coursesOf } from './course-sections.ts';
import { isProseFile, localeOfContentFile, positionOfFileIndex } from './prose-files.ts';

/** Polish verbs by which the staff promise to write, call, tell, confirm, check or pay back. */
const polishVerbs = [
  'wyślemy|wysyłamy|wysłaliśmy|przesłaliśmy|prześlemy|przesyłamy|przyślemy|przysyłamy|odeślemy|odsyłamy|dostarczymy|dostarczamy',
  'odezwiemy|odzywamy|oddzwonimy|oddzwaniamy|zadzwonimy|skontaktujemy|kontaktujemy',
  'odpowiemy|odpowiadamy|odpiszemy|odpisujemy|napiszemy|potwierdzimy|potwierdzamy',
  'poinformujemy|informujemy|powiadomimy|powiadamiamy|zawiadomimy|zawiadamiamy|zawiadamia',
  'zwrócimy|zwracamy(?! uwagę)|oddamy',
  'sprawdza biuro|biuro (?:sprawdzi|odezwie|odpowie|napisze|zadzwoni|wyśle|potwierdzi|zwróci)',
].join('|');

const englishVerbs = [
  'send|e-mail|call (?:you|back)|contact|write (?:back|to)|answer|reply|get back|be in touch',
  'inform|notify|remind|let you know|confirm|refund|return|repay',
].join('|');

/**
 * The sound of a promise: a verb of ours, or an e-mail that the reader can expect. Not promises: what we promise not to do, what happens at
 * this moment (“Wysyłamy…”), and what readers declare (“informuję/informujemy”).
 */
const soundsOf: Readonly<Record<Locale, RegExp>> = {
  pl: new RegExp(
    `(?<![\\p{L}/])(?<!(?:^|[\\s(])nie )(?:${polishVerbs})(?!\\p{L})(?![^.!?\\n]*…)|(?:otrzymasz|dostaniesz|przyjdzie)[^.!?\\n]*e-mail\\p{L}*|e-mail\\p{L}*[^.!?\\n]*(?:otrzymasz|dostaniesz|przyjdzie)`,
    'giu',
  ),
  en: new RegExp(
    `(?<!\\p{L})we(?:’ll| will| shall| can)?(?: also| always| then| gladly)? (?:${englishVerbs}|(?:have )?sent)(?!\\p{L})|(?:follows?|arrives?|comes?|reach(?:es)? you|receive|get)[^.!?\\n]*by e-mail|(?:goes|go) to the e-mail|(?:are|is) told without|the office (?:checks|makes sure|calls|writes|answers|sends|confirms|contacts)`,
    'giu',
  ),
};

interface Claim {
  readonly from: number;
  readonly to: number;
  readonly commitment: Commitment;
}

const patternsOf = (commitments: readonly Commitment[], locale: Locale) =>
  commitments.flatMap((commitment) =>
    commitment.words[locale].map((words) => ({
      commitment,
      pattern: new RegExp(
        `(?<!\\p{L})${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0]')}`,
        'giu',
      ),
    })),
  );

/** Finds every place at which a text contains the words of a commitment. */
const wordsIn = (commitments: readonly Commitment[]) => {
  const patterns = { pl: patternsOf(commitments, 'pl'), en: patternsOf(commitments, 'en') };
  return (text: string, locale: Locale): readonly Claim[] =>
    patterns[locale].flatMap(({ commitment, pattern }) =>
      [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
        from: index,
        to: index + words.length,
        commitment,
      })),
    );
};

/** The places of a file that sound like a promise. */
const soundsIn = memoizeByObject((file: ContentFile): readonly RegExpExecArray[] => [
  ...file.text.matchAll(soundsOf[localeOfContentFile(file)]),
]);

/** The commitment whose words overlap a match; if there are several, the one with the longest words. */
const namedBy = (match: RegExpExecArray, claims: readonly Claim[]): Commitment | undefined =>
  claims
    .filter(({ from, to }) => from < match.index + match[0].length && to > match.index)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]?.commitment;

const unbacked = (file: ContentFile, match: RegExpExecArray, commitment: Commitment | undefined): Finding[] => {
  if (commitment !== undefined && commitment.owner !== null) return [];
  const says = `“${match[0]}” promises something`;
  return [
    {
      code: 'unbacked-commitment',
      at: positionOfFileIndex(file, match.index),
      found:
        commitment === undefined
          ? `${says} that no commitment of the model lists.`
          : `${says} without an owner: the commitment “${commitment.id}” has none.`,
      ...(commitment !== undefined && {
        remedy: `Rephrase the sentence, or let the \`owner\` of “${commitment.id}” in model/commitments/index.ts name what keeps it: a mail of model/mails/, or a command of the office.`,
      }),
    },
  ];
};

/** The legal grounds on which data are processed without consent. */
const grounds: ReadonlySet<string> = new Set(['gdpr-6-contract', 'gdpr-6-duty', 'gdpr-6-interest']);

const holds: Readonly<Record<(typeof conditions)[number], (model: Model) => boolean>> = {
  promotion: ({ promotions }) => promotions.length > 0,
  noConsent: ({ forms }) =>
    forms.every(({ fields }) => fields.every(({ legalBasis }) => legalBasis.laws.some((law) => grounds.has(law)))),
  payBeforeConfirm: ({ choices }) => choices.some(({ id, value }) => id === 'payBeforeConfirm' && value),
};

const isSuch = (course: CourseType, flags: Readonly<Record<string, boolean>>): boolean =>
  Object.entries(flags).every(([flag, value]) => Reflect.get(course, flag) === value);

/**
 * Whether the model, or each course that a text is about, is as a commitment says; of a text about no course in particular, some course
 * is enough, unless the commitment says of which courses it holds.
 */
const isTrue = ({ owner }: Commitment, model: Model, courses: readonly CourseType[] = model.courseTypes): boolean => {
  if (owner?.by === 'model') return holds[owner.while](model);
  if (owner?.by !== 'course') return true;
  const agrees = (one: CourseType): boolean => isSuch(one, owner.where) === isSuch(one, owner.have);
  const isOfAny = courses === model.courseTypes && Object.keys(owner.where).length === 0;
  return isOfAny ? courses.some(agrees) : courses.every(agrees);
};

/**
 * Whether the code shows an interface text only if the condition of the commitment is true: its key begins with the condition, such as
 * `promotionNote`.
 */
const isShownUnder = ({ owner }: Commitment, key: string): boolean =>
  (owner?.by === 'model' && key.startsWith(owner.while)) ||
  (owner?.by === 'course' && Object.keys(owner.have).some((flag) => key.startsWith(flag)));

/** Tables whose texts are not checked here: tables about reductions, and those that quote and that no visitor reads. */
const ofTables: ReadonlySet<string> = new Set([
  'clauses',
  'laws',
  'guidelines',
  'register',
  'rules',
  'parameters',
  'choices',
  'promotions',
  'commitments',
]);

/** The courses that a position of a text is about: those of the text, else those linked in its line, else all. */
const coursesMeant = (file: ContentFile, index: number, model: Model): readonly CourseType[] => {
  const own = coursesOf(file, model);
  if (own.length > 0) return own;
  const line = file.text.slice(file.text.lastIndexOf('\n', index) + 1).split('\n', 1)[0] ?? '';
  const linked = model.courseTypes.filter(({ id }) => new RegExp(`course:${id}(?![\\w-])`).test(line));
  return linked.length > 0 ? linked : model.courseTypes;
};

/** The key of the interface text at a position; empty in other texts. */
const messageKeyAt = ({ path, text }: ContentFile, index: number): string => {
  const before = text.slice(0, text.indexOf('\n', index));
  return path.includes('/messages/') ? (before.match(/^\w+(?=:)/gm)?.at(-1) ?? '') : '';
};

const facts: Readonly<Record<(typeof conditions)[number], string>> = {
  promotion: 'while `promotions` of the model has a row',
  noConsent: 'while no field of model/forms/ rests on consent',
  payBeforeConfirm: 'while the choice `payBeforeConfirm` is true',
};

/** The fact of the model that makes a commitment true, as a person would look for it. */
const factBehind = ({ owner }: Commitment): string => {
  if (owner?.by === 'course') return `for the courses with ${Object.keys(owner.have).join(', ')}`;
  return owner?.by === 'model' ? facts[owner.while] : '';
};

/** What texts of content/ and of the model say while the model is otherwise. */
const untrue = ({ model, files }: Pick<Facts, 'model' | 'files'>): Finding[] => {
  const ofModel = model.commitments.filter(({ owner }) => owner?.by === 'model' || owner?.by === 'course');
  const wordsOf = wordsIn(ofModel);
  const texts = [
    ...files.filter(isProseFile).map((file) => ({
      text: file.text,
      locale: localeOfContentFile(file),
      at: (index: number) => positionOfFileIndex(file, index),
      isFine: (one: Commitment, index: number) =>
        isTrue(one, model, coursesMeant(file, index, model)) || isShownUnder(one, messageKeyAt(file, index)),
    })),
    ...Object.entries(model)
      .filter(([table]) => !ofTables.has(table))
      .flatMap(([table, of]) => findBilingualTexts(of, [table]))
      .map(({ text, locale, path }) => ({
        text,
        locale,
        at: () => ({ model: path }),
        isFine: (one: Commitment) => isTrue(one, model),
      })),
  ];
  return texts.flatMap(({ text, locale, at, isFine }) =>
    wordsOf(text, locale)
      .filter(({ from, commitment }) => !isFine(commitment, from))
      .map(({ from, to, commitment }) => ({
        code: 'unbacked-commitment',
        at: at(from),
        found: `“${text.slice(from, to)}” says “${commitment.name.en}”, and the model says otherwise.`,
        remedy: `Reword the text, or make it true: “${commitment.id}” in model/commitments/index.ts holds ${factBehind(commitment)}.`,
      })),
  );
};

/** Checks that texts promise only what a job keeps, and that every promise with a job is in a text. */
export const checkCommitments = ({ model, rows, files }: Facts): Finding[] => {
  const wordsOf = wordsIn(model.commitments);
  const prose = files
    .filter(isProseFile)
    .map((file) => ({ file, claims: wordsOf(file.text, localeOfContentFile(file)) }));
  const kept = new Set(prose.flatMap(({ claims }) => claims.map(({ commitment }) => commitment)));
  return [
    ...prose.flatMap(({ file, claims }) =>
      soundsIn(file).flatMap((match) => unbacked(file, match, namedBy(match, claims))),
    ),
    ...untrue({ model, files }),
    ...model.commitments
      .filter((commitment) => commitment.owner !== null && isTrue(commitment, model) && !kept.has(commitment))
      .map(
        (commitment): Finding => ({
          code: 'unused-entity',
          at: createFieldLocator(rows)(commitment, 'id'),
          found: `No text contains the commitment “${commitment.id}”.`,
        }),
      ),
  ];
};
