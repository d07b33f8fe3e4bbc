/** Where the number of the open picture is kept, so that it can be shared. */
export interface PictureAddress {
  readonly read: () => number | null;
  readonly open: (index: number) => void;
  readonly replace: (index: number) => void;
  readonly close: () => void;
}

const searchWith = (query: string, index: number | null): string => {
  const search = new URLSearchParams(location.search);
  if (index === null) search.delete(query);
  else search.set(query, String(index + 1));
  const text = search.size === 0 ? '' : `?${search}`;
  return `${location.pathname}${text}${location.hash}`;
};

/** The query of the page. Opening is a step of its own in the history, so that Back closes the dialog. */
export const pageAddress = (query: string): PictureAddress => ({
  read: () => {
    const number = Number(new URLSearchParams(location.search).get(query));
    return Number.isInteger(number) && number > 0 ? number - 1 : null;
  },
  open: (index) => history.pushState({ picture: true }, '', searchWith(query, index)),
  replace: (index) => history.replaceState(history.state, '', searchWith(query, index)),
  close: () => {
    if (new URLSearchParams(location.search).has(query) && Reflect.get(history.state ?? {}, 'picture') === true)
      history.back();
    else history.replaceState(history.state, '', searchWith(query, null));
  },
});
