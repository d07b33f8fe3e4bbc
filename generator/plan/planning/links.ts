import type { PageLink } from '#contract/links.ts';
import { type Locale, otherLocale } from '#domain/locale.ts';
import type { Address, Places } from '../../addresses/address.ts';
import { phoneOfAudience } from '../phones.ts';
import type { Planning } from './planning.ts';

/** The address in this locale, else the same page's address in the other locale. */
export const addressInEitherLocale = (
  planning: Planning,
  { route, places }: { readonly route: string; readonly places: Places },
  locale: Locale,
): Address | undefined =>
  planning.findAddress(route, places, locale) ?? planning.findAddress(route, places, otherLocale(locale));

/** The site address of a picture, given its path in content/; empty if there is no such picture, which the check of pictures reports. */
export const pictureAddress = (planning: Planning, path: string | undefined): string =>
  planning.pictures.get(path ?? '')?.src ?? '';

/** A link to an address; its `lang` is set if it leads to another language than the page's. */
export const linkToAddress = (address: Address, label: string, locale: Locale): PageLink => ({
  label,
  href: address.path,
  ...(address.locale === locale ? {} : { lang: address.locale }),
});

/** The address behind a link target of a text, e.g. `course:kpp/wroclaw`; null if there is none. */
export const resolveLink = (
  planning: Planning,
  target: string,
  { locale, audience = null }: { readonly locale: Locale; readonly audience?: string | null },
): string | null => {
  const [scheme = '', name = ''] = target.split(/:(.*)/s);
  const { model } = planning.project;
  const path = (route: string, places: Places): string | null =>
    addressInEitherLocale(planning, { route, places }, locale)?.path ?? null;
  switch (scheme) {
    case 'tel':
      // Three digits are a number for emergencies; a name is that of an audience.
      if (/^\d{3}$/.test(name)) return target;
      if (name !== '' && model.audiences.every(({ id }) => id !== name)) return null;
      return `tel:${phoneOfAudience(model, name || audience).international}`;
    case 'mailto':
      return `mailto:${model.organisation.email}`;
    case 'route':
      return path(name, {});
    case 'article':
      return path('article', { article: name });
    case 'city':
      return path('city-listing', { city: name });
    case 'link':
      return model.externalLinks.find(({ id }) => id === name)?.url ?? null;
    case 'app':
      return model.appLinks.find(({ id }) => id === name)?.href ?? null;
    case 'course': {
      const [type = '', city] = name.split('/');
      if (city === undefined) return path(planning.routeOfType(type), { type });
      return path('course-city', { type, city }) ?? path('company-city', { type, city });
    }
    default:
      return null;
  }
};
