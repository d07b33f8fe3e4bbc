import type { Clause } from './clause.ts';

/** Section 8: the catalogue of errors. */
// biome-ignore format: a table is read row by row
export const errorsClauses = [
  { id: '8.1', pl: 'Komunikaty pól to form/required, form/emailError, form/phoneNumberError i form/phoneLengthError.', en: 'The messages of fields are form/required, form/emailError, form/phoneNumberError and form/phoneLengthError.', owner: 'Validation messages come from translations form/required, form/emailError, form/phoneNumberError, form/phoneLengthError (wording not shown);' },
  { id: '8.2', pl: 'Po angielsku dwa z nich mówią, że pole jest wymagane i że adres e-mail jest błędny.', en: 'In English two of them read “This field is required” and “E-mail address is wrong”.', owner: "English texts: 'This field is required', 'E-mail address is wrong'." },
  { id: '8.3', pl: 'Każde niepowodzenie wysłania to form/notSent z przyciskiem ponowienia; powodzenie to form/sent.', en: 'Any failure to send is form/notSent (“Message not sent”) with a retry (“Try again”); success is form/sent.', owner: "Failed contact send (any error): translation form/notSent ('Message not sent') with try-again ('Try again'). Success text form/sent." },
  { id: '8.4', pl: 'O nieudanej płatności mówi się, że można spróbować ponownie.', en: 'A failed payment says “The payment was unsuccessful. You can try again.”', owner: "'The payment was unsuccessful. You can try again.'" },
  { id: '8.5', pl: 'Błędów kalendarza, wyszukiwarki, pytań i artykułów źródła nie pokazują.', en: 'Failures of calendar, search, FAQ and articles are not shown.', settledBy: ['C64'], owner: 'Failures of calendar, search, FAQ and article calls: not shown.' },
] as const satisfies readonly Clause[];
