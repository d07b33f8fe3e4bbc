import { createHash } from 'node:crypto';

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** A PESEL that belongs to nobody we know: a made-up person born on 7 March 1987, with a random serial number. */
export const makeCanary = (): string => {
  const digits = `870307${String(1000 + Math.floor(Math.random() * 9000))}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

/** What base64 makes of a number inside a longer text, by where it begins in its group of three bytes. */
const insideBase64 = (canary: string): readonly string[] =>
  [1, 2].map((offset) => {
    const text = Buffer.from('x'.repeat(offset) + canary).toString('base64');
    return text.slice(4, Math.floor((offset + canary.length) / 3) * 4);
  });

/** The spellings in which a number may leak. */
const spellingsOf = (canary: string): readonly string[] => [
  canary,
  [...canary].toReversed().join(''),
  [...canary].join(' '),
  [...canary].join('%20'),
  [...canary].join('-'),
  [...canary].map((digit) => `%3${digit}`).join(''),
  Buffer.from(canary).toString('base64').replace(/=+$/, ''),
  ...insideBase64(canary),
  Buffer.from(canary).toString('hex'),
  ...(['md5', 'sha1', 'sha256', 'sha512'] as const).flatMap((method) =>
    (['hex', 'base64'] as const).map((encoding) => createHash(method).update(canary).digest(encoding)),
  ),
];

/** The spellings of a number that stand in a text. */
export const foundSpellings = (text: string, canary: string): readonly string[] =>
  spellingsOf(canary).filter((spelling) => text.includes(spelling));
