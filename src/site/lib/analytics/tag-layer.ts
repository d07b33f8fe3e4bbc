import type { ConsentChoice } from './consent-choice.ts';

/** Milliseconds that tags wait for a decision after they are loaded. */
const timeout = 500;
const host = 'https://www.googletagmanager.com/gtm.js';

const layer = (): unknown[] => {
  const present: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(present)) return present;
  const fresh: unknown[] = [];
  Reflect.set(window, 'dataLayer', fresh);
  return fresh;
};

type Modes = Readonly<Record<string, string | number>>;

function command(_name: 'consent', _kind: 'default' | 'update', _modes: Modes): void {
  // biome-ignore lint/complexity/noArguments: the tag manager tells a command from an event by its being `arguments`
  layer().push(arguments);
}

const granted = (agreed: boolean): string => (agreed ? 'granted' : 'denied');

/** The signals of Consent Mode, version 2. */
const modesOf = ({ analytics, marketing }: ConsentChoice): Modes => ({
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
  analytics_storage: granted(analytics),
});

/** Everything is denied until somebody decides otherwise; stands in the layer before any tag. */
export const denyByDefault = (): void =>
  command('consent', 'default', { ...modesOf({ analytics: false, marketing: false }), wait_for_update: timeout });

export const updateConsent = (choice: ConsentChoice): void => command('consent', 'update', modesOf(choice));

/** Requests the tag manager. */
export const requestTagManager = (container: string): void => {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${host}?id=${container}`;
  document.head.append(script);
};
