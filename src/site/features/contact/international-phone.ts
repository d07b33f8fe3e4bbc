import { loadPart } from '../../lib/load-part.ts';

/** The number in international form, read as Polish; undefined when it is none. The library is fetched when it is needed. */
export const internationalPhone = async (phone: string): Promise<string | undefined> => {
  try {
    // Named inside, so that the bundler leaves out the rest of the library.
    const parse = await loadPart(async () => (await import('libphonenumber-js/min')).parsePhoneNumberFromString);
    const number = parse(phone, 'PL');
    return number?.isValid() === true ? number.number : undefined;
  } catch {
    return undefined;
  }
};
