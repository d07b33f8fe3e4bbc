import { useEffect } from 'react';

/** The title of the document while a page of the app shows it. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
