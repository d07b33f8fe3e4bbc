const forms: Record<string, string[]> = {
  individual: ['individualListing', 'individualCityListing', 'individualType', 'booking'],
  company: ['companyType', 'companySpecial'],
  uniformed: ['uniformedType'],
  fire: ['fireType'],
};

/** Specification section 7, form name by route; otherwise the general contact form. */
export const oracle = ({ routeGroup }: { routeGroup: string }): string =>
  Object.keys(forms).find((form) => forms[form]?.includes(routeGroup)) ?? 'default';
