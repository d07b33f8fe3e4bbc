import type { Clause } from './clause.ts';

/** Section 6: roles and permissions. */
// biome-ignore format: a table is read row by row
export const rolesClauses = [
  { id: '6.1', pl: 'Nie ma logowania; wszystkie strony są publiczne.', en: 'There is no login; all pages are public.', owner: 'No login roles. All pages are public for anonymous visitors.' },
  { id: '6.2', pl: 'Wywołanie kontaktowe niesie stałe poświadczenie dostępu.', en: 'The contact call carries a fixed bearer credential.', deviations: ['C47'], owner: 'The contact call carries a fixed bearer credential ({token}).' },
  { id: '6.3', pl: 'Poświadczenie jest stałą serwisu, potrzebną w każdym wdrożeniu.', en: 'The credential is a constant of the site, which every deployment needs.', deviations: ['C47'], owner: 'The contact call carries a fixed bearer credential ({token}).' },
  { id: '6.4', pl: 'Uprawnienia nie zależą od grupy odbiorców: osoby prywatne, firmy, służby mundurowe, straż.', en: 'The audiences are individuals, companies, uniformed and fire services; none of them has rights of its own.', owner: 'Audiences: individual, company, uniformed, fire.' },
] as const satisfies readonly Clause[];
