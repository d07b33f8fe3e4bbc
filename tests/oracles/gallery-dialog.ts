/** What it is written from. */
export const source = ['4.18'];

interface Dialog {
  readonly state: string;
  readonly index: number;
  readonly last: number;
}

/** Opens fullscreen at a picture, closes by its button, and goes round in a circle. */
export const oracle = (dialog: Dialog, event: { type: string; at?: number }) => {
  const pictures = Array.from({ length: dialog.last + 1 }, (_, index) => index);
  const isOpen = dialog.state === 'opened';
  if (!isOpen)
    return event.type === 'open' && pictures.includes(event.at ?? 0)
      ? { state: { ...dialog, state: 'opened', index: event.at ?? 0 }, effects: ['lockScroll', 'showDialog'] }
      : { state: dialog, effects: [] };
  if (event.type === 'close')
    return { state: { ...dialog, state: 'closed' }, effects: ['hideDialog', 'unlockScroll', 'returnFocus'] };
  if (event.type === 'next')
    return {
      state: { ...dialog, index: pictures.find((index) => index === dialog.index + 1) ?? 0 },
      effects: ['announcePicture'],
    };
  if (event.type === 'previous')
    return {
      state: { ...dialog, index: dialog.index === 0 ? (pictures.at(-1) ?? 0) : dialog.index - 1 },
      effects: ['announcePicture'],
    };
  return { state: dialog, effects: [] };
};
