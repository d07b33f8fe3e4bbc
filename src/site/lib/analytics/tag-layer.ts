import type { ConsentChoice } from './consent-choice.ts';

/** Milliseconds that tags wait for a decision after they are loaded. */
const timeout = 500;

/** The list that tags read. */
export const tagManagerLayer = (): unknown[] => {
  const present: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(present)) return present;
  const fresh: unknown[] = [];
  Reflect.set(window, 'dataLayer', fresh);
  return fresh;
};

type Modes = Readonly<Record<string, string | number>>;

function command(_name: 'consent', _kind: 'default' | 'update', _modes: Modes): void {
  // biome-ignore lint/complexity/noArguments: the tag manager recognises a command by the type `arguments`
  tagManagerLayer().push(arguments);
}

const granted = (agreed: boolean): string => (agreed ? 'granted' : 'denied');

/** The signals of Consent Mode, version 2. */
const modesOf = ({ analytics, marketing }: ConsentChoice): Modes => ({
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
  analytics_storage: granted(analytics),
});

/** Denies every consent by default; is the first entry of the layer. */
export const denyConsentByDefault = (): void =>
  command('consent', 'default', { ...modesOf({ analytics: false, marketing: false }), wait_for_update: timeout });

export const updateConsentMode = (choice: ConsentChoice): void => command('consent', 'update', modesOf(choice));
