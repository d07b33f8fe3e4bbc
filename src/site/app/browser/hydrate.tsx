import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Locale } from '#domain/locale.ts';
import { announceAutofilledValues, captureTypedValues } from '../../lib/forms/typed-values.ts';
import { PhoneContext, phoneOfCurrentPage } from '../../lib/phone-context.ts';
import { createMessageFunctions, type Dictionaries } from '../../lib/texts.ts';
import { TextsContext } from '../../lib/texts-context.ts';
import { tolerateForeignDomChanges } from '../shell/foreign-changes.ts';

interface Hydration<Props extends object> {
  readonly element: HTMLElement;
  readonly Component: ComponentType<Props>;
  readonly props: Props;
  readonly locale: Locale;
  readonly dictionaries: Dictionaries;
}

/** Whether the browser has translated the element: then its content differs from what is hydrated. */
const isTranslated = (element: HTMLElement): boolean => element.querySelector('font') !== null;

/** How often an island may begin before its pre-rendered content stays. */
const beginnings = 2;

/**
 * Makes a pre-rendered island interactive. If it fails later, it is hydrated again from its pre-rendered content, and if it fails again
 * that content stays. What was typed into it is kept through all of this.
 */
export const hydrateIsland = <Props extends object>(hydration: Hydration<Props>, tries = beginnings): void => {
  const { element, Component, props, locale, dictionaries } = hydration;
  tolerateForeignDomChanges();
  announceAutofilledValues();
  const printed = element.cloneNode(true);
  const translated = isTranslated(element);
  const messages = createMessageFunctions(locale, dictionaries);
  let giveBack = captureTypedValues(element);
  element.addEventListener('input', () => {
    giveBack = captureTypedValues(element);
  });
  const root = hydrateRoot(
    element,
    <TextsContext value={{ locale, messages }}>
      <PhoneContext value={phoneOfCurrentPage()}>
        <Component {...props} />
      </PhoneContext>
    </TextsContext>,
    {
      onRecoverableError: (error) => {
        giveBack();
        if (!translated) reportError(error);
      },
      onUncaughtError: (error) => {
        reportError(error);
        queueMicrotask(() => {
          root.unmount();
          element.replaceChildren(...printed.childNodes);
          if (tries > 1) hydrateIsland(hydration, tries - 1);
          giveBack();
        });
      },
    },
  );
};
