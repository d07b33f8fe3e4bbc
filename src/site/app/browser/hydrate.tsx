import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Locale } from '#domain/locale.ts';
import { createTexts, type Dictionaries } from '../../lib/texts.ts';
import { TextsContext } from '../../lib/texts-context.ts';

interface Hydration<Props extends object> {
  readonly element: HTMLElement;
  readonly Component: ComponentType<Props>;
  readonly props: Props;
  readonly locale: Locale;
  readonly dictionaries: Dictionaries;
}

/** Makes a pre-rendered island interactive. If it fails later, its pre-rendered content comes back. */
export const hydrateIsland = <Props extends object>(hydration: Hydration<Props>): void => {
  const { element, Component, props, locale, dictionaries } = hydration;
  const printed = element.cloneNode(true);
  const messages = createTexts(locale, dictionaries);
  hydrateRoot(
    element,
    <TextsContext value={{ locale, messages }}>
      <Component {...props} />
    </TextsContext>,
    {
      onUncaughtError: (error) => {
        element.replaceChildren(...printed.childNodes);
        reportError(error);
      },
    },
  );
};
