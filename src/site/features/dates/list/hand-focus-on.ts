/** Before a part of the list goes that has the focus, hands it to what chooses the list. */
export const handFocusOn = (): void => {
  const at = document.activeElement;
  if (at?.closest('.rest, .terms, .notice'))
    at.closest('section')?.querySelector<HTMLElement>('.picker > summary, .chips button')?.focus();
};
