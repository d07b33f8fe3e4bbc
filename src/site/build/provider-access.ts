import type { ProviderAccess } from '#domain/provider-access.ts';
import { SettingsError } from '#domain/settings/read-settings.ts';

interface ProviderSettings {
  readonly url: string;
  /** `PROVIDER_PUBLIC_TOKEN`. */
  readonly token: string;
  /** Whether browsers ask the owner's hosts themselves. */
  readonly direct: boolean;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/** What is wrong with the settings, as a sentence; null when they make sense. */
const faultOf = ({ url, token, direct, origin }: ProviderSettings): string | null => {
  if (!direct)
    return token === ''
      ? null
      : 'PROVIDER_PUBLIC_TOKEN is set together with GATEWAY=1; a gateway keeps its PROVIDER_TOKEN to itself, so leave the public one out.';
  if (url === '' && token === '') return null;
  if (url === '')
    return 'PROVIDER_PUBLIC_TOKEN is set without PROVIDER_URL; name the host that takes the messages of the contact form, or leave both out.';
  if (token === '')
    return (
      'PROVIDER_URL is set without PROVIDER_PUBLIC_TOKEN, so that no message of the contact form could be delivered. Give the token that ' +
      'browsers may send; everybody can read it in the pages, so it must never be the PROVIDER_TOKEN of a gateway. With a backend of ours build with GATEWAY=1.'
    );
  if (origin.startsWith('https:') && !url.startsWith('https:'))
    return `PROVIDER_URL is “${url}”, which browsers refuse to ask from ${origin}; give an address with https.`;
  return null;
};

/** Where browsers deliver messages of the contact form themselves; null where the site's own host takes them. */
export const providerAccess = (settings: ProviderSettings): ProviderAccess | null => {
  const fault = faultOf(settings);
  if (fault !== null) throw new SettingsError(fault);
  const { url, token, direct } = settings;
  return direct && url !== '' ? { url, token } : null;
};
