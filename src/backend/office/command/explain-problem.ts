import { ProblemError } from '../../api/problem.ts';
import type { LocalizedText } from './localized-text.ts';
import { OfficeError } from './office-error.ts';

/** What the refusals of the backend mean to somebody in the office. */
const explained: Readonly<Record<string, LocalizedText>> = {
  'nothing-to-refund': {
    pl: 'To zgłoszenie nie ma zwrotu do zrobienia. Kwotę, którą chcesz zwrócić, podaj w --amount.',
    en: 'This booking waits for no refund. Give the amount that you want to return in --amount.',
  },
  'bad-amount': {
    pl: 'Temu zgłoszeniu niczego nie brakuje do ceny. Jeśli wpłata mimo to przyszła, podaj jej kwotę w --amount, większą od zera.',
    en: 'Nothing is missing of the price of this booking. If money came all the same, give its amount in --amount, more than nought.',
  },
  'bad-day': { pl: 'Dzień wpłaty nie może być w przyszłości.', en: 'The day of the payment cannot be in the future.' },
};

/** Carries a function of the backend out; a refusal of it becomes a sentence. */
export const explainProblem = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const words = error instanceof ProblemError ? explained[error.problem.code] : undefined;
    throw words === undefined ? error : new OfficeError(words);
  }
};
