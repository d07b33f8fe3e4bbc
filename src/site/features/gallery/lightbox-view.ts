/** The elements of the full-screen dialog and what it shows. */
export interface LightboxView {
  readonly dialog: HTMLDialogElement;
  readonly links: readonly HTMLAnchorElement[];
  readonly show: (index: number) => void;
  readonly setOpen: (open: boolean) => void;
}

const wholeWindow = '100vw';

/** The picture of a thumbnail, loaded at once and in the size of the window. */
const enlarged = (link: HTMLAnchorElement): Node => {
  const picture = link.firstElementChild?.cloneNode(true) ?? document.createElement('img');
  const holder = document.createDocumentFragment();
  holder.append(picture);
  for (const source of holder.querySelectorAll<HTMLElement>('source, img')) {
    source.removeAttribute('loading');
    if (source.hasAttribute('sizes')) source.setAttribute('sizes', wholeWindow);
  }
  return holder;
};

export const lightboxView = (root: HTMLElement): LightboxView | null => {
  const dialog = root.querySelector('dialog');
  const place = dialog?.querySelector('.lightbox-picture');
  const position = dialog?.querySelector('.lightbox-position');
  const words = root.querySelector<HTMLElement>('[data-position]')?.dataset.position ?? '';
  if (!dialog || !place || !position) return null;
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.strip a')];
  return {
    dialog,
    links,
    show: (index) => {
      const link = links[index];
      if (link === undefined) return;
      place.replaceChildren(enlarged(link));
      position.textContent = words.replace('{}', String(index + 1));
      dialog.dataset.index = String(index);
    },
    setOpen: (open) => {
      if (open && !dialog.open) dialog.showModal();
      else if (!open && dialog.open) dialog.close();
    },
  };
};
