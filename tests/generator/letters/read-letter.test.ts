import { describe, expect, it } from 'vitest';
import { readLetter } from '#generator/plan/letters/read-letter.ts';

const others = () => ['200 zł od osoby', '250 zł od osoby'];
const given = (text: string) =>
  readLetter(text, others).given.map(({ answer, value, words }) => [answer, value, words]);

const question = (answer: string, value = '', words = '') =>
  `Odpowiedź C05/3f2a: ${answer}\n\nWłaściwa wartość C05/3f2a: ${value}\n\nUwagi C05/3f2a: ${words}\n`;

describe('an answer in a letter', () => {
  it.each([
    [question('TAK'), ['yes', null, null]],
    [question('tak.', '', 'od stycznia'), ['yes', null, 'od stycznia']],
    [question('TAK', '1590 zł'), ['unknown', '1590 zł', 'TAK']],
    [question('TAK, ale 1590'), ['unknown', null, 'TAK, ale 1590']],
    [question('NIE', '200 zł'), ['no', '200 zł', null]],
    [question('nie – 200 zł od osoby'), ['no', '200 zł od osoby', null]],
    [question('NIE', '200 zł', 'od stycznia'), ['no', '200 zł', 'od stycznia']],
    [question('B'), ['no', '250 zł od osoby', null]],
    [question('NIE, A', '', 'pilne'), ['no', '200 zł od osoby', 'pilne']],
    [question('NIE WIEM'), ['unknown', null, null]],
    [question('nie wiem, proszę pytać księgową'), ['unknown', null, 'proszę pytać księgową']],
    [question('Nieważne'), ['unknown', null, 'Nieważne']],
    [question('', '200 zł'), ['unknown', '200 zł', null]],
    ['Answer C05/3f2a: NO\nRight value C05/3f2a: 200 PLN\nRemarks C05/3f2a: at once\n', ['no', '200 PLN', 'at once']],
    [question('NIE', '200 zł\nod każdej osoby'), ['no', '200 zł od każdej osoby', null]],
  ])('is what it says: %j', (text, said) => {
    expect(given(text)).toEqual([said]);
  });

  it('is none where nothing was written', () => {
    expect(given(question(''))).toEqual([]);
  });

  it('names the question and the stamp of what was asked', () => {
    expect(readLetter(question('TAK'), others).given[0]).toMatchObject({ entry: 'C05', asked: '3f2a' });
  });
});

describe('the top of a letter', () => {
  const top = 'Dokument: pismo 7\nData (RRRR-MM-DD): 26.11.2026\nImię i nazwisko: N. N.\nRola: właściciel\n';

  it('says which document it is, of which day, who answers and as what', () => {
    expect(readLetter(top, others)).toMatchObject({
      document: 'pismo 7',
      date: '2026-11-26',
      person: 'N. N.',
      role: 'owner',
    });
  });

  it.each([['2026-02-30'], ['jutro'], ['']])('names no day where there is none: %j', (day) => {
    expect(readLetter(top.replace('26.11.2026', day), others).date).toBe('');
  });
});
