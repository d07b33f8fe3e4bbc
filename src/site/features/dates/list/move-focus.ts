/** Before a part of the list goes that has the focus, hands it to what chooses the list. */
export const moveFocus = (): void =>
  document.activeElement
    ?.closest('.dates')
    ?.closest('section')
    ?.querySelector<HTMLElement>('.picker > summary, .chips button')
    ?.focus();
