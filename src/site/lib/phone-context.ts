import { createContext, use } from 'react';
import { phoneOf } from '#generated/data/phones.ts';

/** The number that the visitors of a page call: that of its audience; by default the provider's. */
export const PhoneContext = createContext(phoneOf(null));

export const usePhone = () => use(PhoneContext);

/** In the browser, the number of the current page. */
export const phoneOfCurrentPage = () => phoneOf(document.documentElement.dataset.audience);
