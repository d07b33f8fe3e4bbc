import { createContext, use } from 'react';
import { phoneOf } from '#generated/data/phones.ts';

/** The number that the visitors of a page call: that of its audience; the provider's where nothing else is said. */
export const PhoneContext = createContext(phoneOf(null));

export const usePhone = () => use(PhoneContext);

/** In the browser, the number of the page that stands there. */
export const phoneOfDocument = () => phoneOf(document.documentElement.dataset.audience);
