/** What it is written from. */
export const source = ['7.17', '7.18', '7.19'];

const forms: Record<string, string[]> = {
  individual: ['individualListing', 'individualCityListing', 'individualType', 'booking'],
  company: ['companyType', 'companySpecial'],
  uniformed: ['uniformedType'],
  fire: ['fireType'],
  default: ['contact'],
};

/** Specification section 7, form name by route; the general contact form stands on the contact page, and no form elsewhere. */
export const oracle = ({ routeGroup }: { routeGroup: string }): string =>
  Object.keys(forms).find((form) => forms[form]?.includes(routeGroup)) ?? 'none';
