import type { Locale } from '#domain/locale.ts';
import { memoizeByObject } from '../../load/memoize.ts';
import type { Finding } from '../../problems/finding.ts';
import type { ContentFile } from '../../sources/loaded.ts';
import type { Facts } from '../facts.ts';
import { createFieldLocator } from '../shape/shape.ts';
import { isProseFile, localeOfContentFile, positionOfFileIndex } from './prose-files.ts';

const rest = '[^.!?\\n]*';
const word = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** Polish words that tie the contract to a moment. */
const polishMoment = word('gdy|kiedy|jeśli|dopiero|wtedy|z chwilą|w chwili|w momencie|po|przez|klikając|płacąc');
const englishMoment = word(
  'when|once|as soon as|only|then|after|until|upon|by (?:clicking|paying|confirming|pressing)',
);

const polishContract = word('umow\\p{L}+');
const polishConcludes = word('zawierasz|zawieramy|zawrzesz|zawrzemy|zawarliśmy');
const polishPays = word('płatność|zapłata|wpłata|przelew');

/**
 * Words with which a text says that, or when, there is a contract: it is concluded, arises or is none; or a payment secures the place. Not
 * such claims: that the contract was made on the site, that it is in Polish, or its day.
 */
const claims: Readonly<Record<Locale, RegExp>> = {
  pl: new RegExp(
    [
      `${polishContract}${rest}${word('jest|zostaje|zostanie|została|będzie|była')}[^.!?\\n]{0,30}${word('zawart\\p{L}+')}`,
      `${word('jest|zostaje|zostanie|została|będzie')}[^.!?\\n]{0,15}${word('zawart\\p{L}+')}${rest}${polishContract}`,
      `${polishConcludes}${rest}${polishContract}${rest}${polishMoment}`,
      `${polishContract} ${polishConcludes},? ${polishMoment}`,
      `${polishMoment}${rest}${polishConcludes}${rest}${polishContract}`,
      `${word('umowy')} (?:jeszcze )?${word('nie ma|nie było|nie będzie')}|${word('nie ma|nie było')} (?:jeszcze )?${word('umowy')}`,
      `${word('umowa')}${rest}${word('powstaje|powstanie|dochodzi do skutku|doszła do skutku|nie powstała')}`,
      `${word('potwierdza')} (?:zawarcie )?${word('umowę|umowy')}`,
      `${word('miejsc\\p{L}+|rezerwacj\\p{L}+|zapis\\p{L}*')}${rest}${word('potwierdza|potwierdzi')} ${polishPays}`,
      `${polishPays} ${word('potwierdza|potwierdzi')}${rest}${word('miejsc\\p{L}+|rezerwacj\\p{L}+|zapis\\p{L}*')}`,
    ].join('|'),
    'giu',
  ),
  en: new RegExp(
    [
      `${word('contract')}${rest}${word('is|are|was|has been|will be|gets')}[^.!?\\n]{0,15}${word('concluded|made|formed')}(?! (?:in Polish|online))`,
      `${word('conclude|enter into|make')}s?${rest}${word('contract')}${rest}${englishMoment}`,
      `${englishMoment}${rest}${word('conclude|enter into')}s?${rest}${word('contract')}`,
      `${word('there is|there was')} (?:no|a) ${word('contract')}|${word('no contract')} ${word('is|was|has|arises')}`,
      `${word('contract')} ${word('arises|comes about|exists|comes into being')}`,
      `${word('confirms')} (?:your|the) ${word('contract')}`,
      `${word('payment|transfer')} ${word('confirms|secures')}${rest}${word('place|booking')}`,
    ].join('|'),
    'giu',
  ),
};

const claimsIn = memoizeByObject((file: ContentFile): readonly Finding[] =>
  [...file.text.matchAll(claims[localeOfContentFile(file)])].map((match) => ({
    code: 'contract-claim',
    at: positionOfFileIndex(file, match.index),
    found: `“${match[0]}” states in its own words when there is a contract.`,
  })),
);

const bound = /\{statement\.([A-Za-z0-9]+)\}/g;

/** Checks that only statements of the model say when there is a contract, and that each of them is in a text. */
export const checkContractClaims = ({ model, rows, files }: Facts): Finding[] => {
  const prose = files.filter(isProseFile);
  const used = new Set(prose.flatMap(({ text }) => [...text.matchAll(bound)].map(([, id]) => id)));
  return [
    ...prose.flatMap(claimsIn),
    ...model.statements
      .filter(({ id }) => !used.has(id))
      .map(
        (statement): Finding => ({
          code: 'unused-entity',
          at: createFieldLocator(rows)(statement, 'id'),
          found: `No text contains the sentence “${statement.id}”.`,
        }),
      ),
  ];
};
