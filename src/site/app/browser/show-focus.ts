/** What the Tab key has reached comes into its window as a whole: browsers leave it cut in a row that scrolls sideways. */
export const showFocus = (): void =>
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
