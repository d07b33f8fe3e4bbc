import { repairSharedQuery } from '#domain/texts/shared-link.ts';

/** Takes off what has stuck to our own values in the address on its way through chats and mails. */
export const tidyPageAddress = (): void => {
  const tidy = repairSharedQuery(location.search);
  if (tidy !== location.search) history.replaceState(history.state, '', `${location.pathname}${tidy}${location.hash}`);
};
