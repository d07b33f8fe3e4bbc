import { useEffect, useEffectEvent } from 'react';

/** The title of the document while a page of the app shows it. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** While the page has an error, its title begins with it; `text` builds that title. */
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
