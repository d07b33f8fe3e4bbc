/** The number in international form, read as Polish; undefined when it is none. The library is fetched when it is needed. */
export const internationalPhone = async (phone: string): Promise<string | undefined> => {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const number = parsePhoneNumberFromString(phone, 'PL');
    return number?.isValid() === true ? number.number : undefined;
  } catch {
    return undefined;
  }
};
