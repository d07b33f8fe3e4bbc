import type { Locale } from '../locale.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Who signs, what an error costs, what was said, and where a question or a rule stands: one set of words for letters, pages and changes. */
export interface SigningWords {
  readonly role: Words<'owner' | 'lawyer' | 'physician' | 'nobody'>;
  readonly weight: Words<'health' | 'law' | 'allOrders' | 'oneOrder' | 'convenience'>;
  readonly answer: Words<'yes' | 'no' | 'unknown'>;
  /** As the model states it. */
  readonly status: Words<'open' | 'decided' | 'settled'>;
  /** As answers and signatures make it. */
  readonly state: Words<
    'confirmed' | 'partly' | 'toChange' | 'remarked' | 'overtaken' | 'unsigned' | 'doubted' | 'signed' | 'refused'
  >;
}

export const signingWords: Readonly<Record<Locale, SigningWords>> = {
  pl: {
    role: { owner: 'właściciel', lawyer: 'prawnik', physician: 'lekarz', nobody: 'nikt' },
    weight: {
      health: 'zdrowie człowieka',
      law: 'naruszenie prawa',
      allOrders: 'pieniądze wszystkich zamówień',
      oneOrder: 'pieniądze jednego zamówienia',
      convenience: 'niewygoda odwiedzających',
    },
    answer: { yes: 'TAK', no: 'NIE', unknown: 'NIE WIEM' },
    status: { open: 'otwarte', decided: 'rozstrzygnięte', settled: 'już nieaktualne' },
    state: {
      confirmed: 'potwierdzone',
      partly: 'otwarte, część potwierdziła',
      toChange: 'odmówione, do zmiany',
      remarked: 'otwarte, z uwagami',
      overtaken: 'zmienione od podpisu',
      unsigned: 'niepodpisana',
      doubted: 'niepodpisana, z uwagami',
      signed: 'podpisana',
      refused: 'odmówiona',
    },
  },
  en: {
    role: { owner: 'owner', lawyer: 'lawyer', physician: 'physician', nobody: 'nobody' },
    weight: {
      health: 'a person’s health',
      law: 'a breach of the law',
      allOrders: 'money of all orders',
      oneOrder: 'money of one order',
      convenience: 'trouble for visitors',
    },
    answer: { yes: 'YES', no: 'NO', unknown: 'UNKNOWN' },
    status: { open: 'open', decided: 'decided', settled: 'no longer open' },
    state: {
      confirmed: 'confirmed',
      partly: 'open, some have confirmed',
      toChange: 'refused, to be changed',
      remarked: 'open, with remarks',
      overtaken: 'changed since it was signed',
      unsigned: 'not signed',
      doubted: 'not signed, with remarks',
      signed: 'signed',
      refused: 'refused',
    },
  },
};
