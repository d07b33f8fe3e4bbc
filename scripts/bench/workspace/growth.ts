/** How large a grown model is: cities in all, and course types that have a page of their own in every city. */
export interface Growth {
  readonly cities: number;
  readonly cityTypes: number;
}

const letters = 26;

/** 0 is `aa`, 1 is `ab` … in letters, because the checks of texts take digits for typed facts. */
export const letterName = (index: number): string =>
  [Math.floor(index / letters), index % letters].map((digit) => String.fromCharCode(97 + digit)).join('');

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Id, slug and display name of an added city. */
export const addedCity = (index: number) => {
  const letter = letterName(index);
  const name = `Osada ${capitalised(letter)}`;
  return { id: `osada-${letter}`, name, locative: `w ${name}`, genitive: name };
};

/** Id, slugs and display names of an added course type. */
export const addedType = (index: number) => {
  const letter = letterName(index);
  return {
    id: `probny-${letter}`,
    slug: { pl: `kurs-probny-${letter}`, en: `sample-course-${letter}` },
    name: { pl: `Kurs próbny ${capitalised(letter)}`, en: `Sample course ${capitalised(letter)}` },
  };
};
