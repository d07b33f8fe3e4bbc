import type { Clause } from './clause.ts';

/** Section 8: the catalogue of errors. */
// biome-ignore format: a table is read row by row
export const errorsClauses = [
  { id: '8.1', pl: 'Komunikaty pól to form/required, form/emailError, form/phoneNumberError i form/phoneLengthError.', en: 'The messages of fields are form/required, form/emailError, form/phoneNumberError and form/phoneLengthError.', restates: ['257ce12707ab'] },
  { id: '8.2', pl: 'Po angielsku dwa z nich mówią, że pole jest wymagane i że adres e-mail jest błędny.', en: 'In English two of them read “This field is required” and “E-mail address is wrong”.', restates: ['20c610046929'] },
  { id: '8.3', pl: 'Każde niepowodzenie wysłania to form/notSent z przyciskiem ponowienia; powodzenie to form/sent.', en: 'Any failure to send is form/notSent (“Message not sent”) with a retry (“Try again”); success is form/sent.', restates: ['2bae14ebb9e8', '99e91db256c6'] },
  { id: '8.4', pl: 'O nieudanej płatności mówi się, że można spróbować ponownie.', en: 'A failed payment says “The payment was unsuccessful. You can try again.”', restates: ['ff13b32df187', '0e9dbc9e7464'] },
  { id: '8.5', pl: 'Błędów kalendarza, wyszukiwarki, pytań i artykułów źródła nie pokazują.', en: 'Failures of calendar, search, FAQ and articles are not shown.', settledBy: ['C64'], restates: ['4d13cf1e2c35'] },
] as const satisfies readonly Clause[];
