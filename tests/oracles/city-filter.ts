/** What it is written from. */
export const source = ['4.25'];

/** The query follows the filter; a path city is another page. */
export const oracle = ({ cityIn, cityChosen }: { cityIn: string; cityChosen: boolean }): string => {
  const answers: Record<string, [string, string]> = {
    query: ['removeQuery', 'setQuery'],
    param: ['openTypePage', 'openCityPage'],
    none: ['keepUrl', 'keepUrl'],
  };
  return answers[cityIn]?.[Number(cityChosen)] ?? '?';
};
