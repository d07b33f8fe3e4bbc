import { compareByCodeUnit } from './compare-text.ts';

const alphabet = ' -aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż';

/** A sort key: the letters of a text by their positions in the Polish alphabet; other characters come last, by code unit. */
const placesOf = (text: string): string =>
  [...text.toLowerCase()]
    .map((letter) => alphabet.indexOf(letter))
    .map((place) => String.fromCharCode(place === -1 ? alphabet.length : place))
    .join('');

/** Orders texts by the Polish alphabet, the same on every machine: Łódź between Lublin and Olsztyn. Case counts last. */
export const comparePolish = (a: string, b: string): number =>
  compareByCodeUnit(placesOf(a), placesOf(b)) || compareByCodeUnit(a, b);
