import { addressKeys } from '#generated/data/tag-manager.ts';

const carried: readonly string[] = [...addressKeys.campaign, ...addressKeys.click];

const campaignHere = (): readonly (readonly [string, string])[] =>
  document.documentElement.dataset.consent === undefined
    ? [...new URLSearchParams(location.search)].filter(([name]) => carried.includes(name))
    : [];

const carryInLink = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
  const entries = campaignHere();
  if (entries.length === 0) return;
  const address = new URL(link.href);
  for (const [name, value] of entries) address.searchParams.set(name, value);
  link.href = address.href;
};

const carryInForm = ({ target, formData }: FormDataEvent): void => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  for (const [name, value] of campaignHere()) formData.set(name, value);
};

/**
 * Storing is not allowed until the visitor has decided about consent, so the parameters of a campaign travel in the
 * address to every page of the site that is opened.
 */
export const carryCampaignParameters = (): void => {
  for (const press of ['click', 'auxclick']) document.addEventListener(press, carryInLink, { capture: true });
  document.addEventListener('formdata', carryInForm);
};
