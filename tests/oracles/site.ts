/** The sources from which each function is written. */
export const sources: Readonly<Record<string, readonly string[]>> = {
  courseChoice: ['C92'],
  faqShown: ['2.49', '4.19'],
  formNameByRoute: ['7.17', '7.18', '7.19'],
  paymentMethod: ['C108'],
  routeMembership: ['2.28', '2.29', '2.30', '2.31'],
};

const offers: Record<string, Record<string, string>> = {
  individual: {
    children: 'ped',
    rescuer: 'kpp',
    practice: 'kpp2',
    teaching: 'edb',
    instructing: 'kipp',
    basics: 'bls',
  },
  company: { basics: 'company-bls', injuries: 'company-injuries', rescuer: 'company-kpp', event: 'company-event' },
  uniformed: { rescuer: 'military-kpp', attack: 'attack', attackTactical: 'attack-tccc' },
  fire: { rescuer: 'fire-kpp', chemical: 'fire-chem', road: 'fire-road' },
};
const renewals: Record<string, string> = {
  individual: 'kpp-rec',
  company: 'company-kpp-rec',
  uniformed: 'uniformed-kpp-rec',
  fire: 'fire-kpp-rec',
};

/** Specification section 1: each audience has its courses; BLS-AED alone is taught in English. */
export const courseChoice = (person: {
  audience: string;
  certificate: string;
  aim: string;
  language: string;
}): string => {
  if (person.certificate === 'ending') return renewals[person.audience] ?? '?';
  const course = offers[person.audience]?.[person.aim] ?? 'askUs';
  return course === 'bls' && person.language === 'english' ? 'bls-eng' : course;
};

/** The first so many items, and a button when there are more. */
export const faqShown = (
  { total, showAll }: { total: number; showAll: boolean },
  { faqInitiallyShown = Number.NaN }: Record<string, number>,
): number => (showAll ? total : Math.min(faqInitiallyShown, total));

const forms: Record<string, string[]> = {
  individual: ['individualListing', 'individualCityListing', 'individualType', 'booking'],
  company: ['companyType', 'companySpecial'],
  uniformed: ['uniformedType'],
  fire: ['fireType'],
  default: ['contact'],
};

/** Specification section 7, form name by route; the general contact form stands on the contact page, and no form elsewhere. */
export const formNameByRoute = ({ routeGroup }: { routeGroup: string }): string =>
  Object.keys(forms).find((form) => forms[form]?.includes(routeGroup)) ?? 'none';

/** A wish is followed; nobody pays in earnest on the own machine, and nobody in jest elsewhere. */
export const paymentMethod = ({ asked, loopback }: { asked: string; loopback: boolean }): string =>
  asked === 'nothing' ? (loopback ? 'sandbox' : 'transfer') : asked;

/** Reserved routes and the page for what does not exist are in no sitemap; blog entries have their own; an empty page is in none. */
export const routeMembership = ({ kind, placeholder }: { kind: string; placeholder: boolean }): string => {
  if (kind === 'reserved') return 'reserved';
  if (kind === 'not-found') return 'unlisted';
  if (kind === 'article') return 'indexedBlog';
  return placeholder ? 'unlisted' : 'indexedMain';
};
