import { useAnswer } from '../../lib/hooks/use-answer.ts';
import { useLocale } from '../../lib/texts-context.ts';
import { fetchSearchTypes, type SearchType, searchableTypes } from './search-types.ts';

/** The calendar's types in the language of the page; the printed ones until it has answered, and where it does not. */
export const useSearchTypes = (host: string, printed: readonly SearchType[]): readonly SearchType[] => {
  const lang = useLocale();
  const { data } = useAnswer({
    queryKey: ['search-types', lang],
    queryFn: ({ signal }) => fetchSearchTypes(host, { lang }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return data === undefined ? printed : searchableTypes(printed, data);
};
