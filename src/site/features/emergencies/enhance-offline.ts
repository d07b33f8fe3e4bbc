interface Policy {
  readonly createScriptURL: (path: string) => string;
}

interface Policies {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/** Typed addresses of programs, where the browser asks for them; the policy of the site allows this name alone. */
const policies = (): Policies | undefined => Reflect.get(globalThis, 'trustedTypes');

/** Keeps the pages of help in the visitor's language once one of them is open. A browser that refuses does without. */
export const enhanceElement = ({ dataset }: HTMLElement): void => {
  dataset.hydrated = '';
  const { worker, scope } = dataset;
  if (worker === undefined || scope === undefined || !('serviceWorker' in navigator)) return;
  const url =
    policies()
      ?.createPolicy('emergency-pages', { createScriptURL: () => worker })
      .createScriptURL(worker) ?? worker;
  navigator.serviceWorker.register(url, { scope }).catch(() => undefined);
};
