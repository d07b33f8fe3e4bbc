import { useEffect, useEffectEvent } from 'react';

/** The title of the document while a page of the app shows it. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** While something in a page is wrong, its title says so first; `worded` makes that of its own. */
export const useErrorTitle = (wrong: boolean, text: (title: string) => string): void => {
  const latest = useEffectEvent(text);
  useEffect(() => {
    if (!wrong) return;
    const { title } = document;
    document.title = latest(title);
    return () => {
      document.title = title;
    };
  }, [wrong]);
};
