/** Opens and closes the placeholder of the chat widget. */
export const startChatWidget = (root: HTMLElement): void => {
  const button = root.querySelector('button');
  const box = root.querySelector<HTMLElement>('.chat-box');
  if (button === null || box === null) return;
  const setOpen = (open: boolean): void => {
    box.hidden = !open;
    button.ariaExpanded = String(open);
  };
  root.hidden = false;
  button.addEventListener('click', () => setOpen(box.hidden === true));
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || box.hidden) return;
    setOpen(false);
    button.focus();
  });
};

const chat = document.querySelector<HTMLElement>('[data-chat]');
if (chat !== null) startChatWidget(chat);
