import {
  type GalleryDialogEffect,
  type GalleryDialogEvent,
  galleryDialog,
  galleryDialogStart,
} from '#generated/rules/gallery-dialog.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { startCarousel } from './run-carousel.ts';

/** The elements of the full-screen dialog and what it shows. */
interface LightboxView {
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

const lightboxView = (root: HTMLElement): LightboxView | null => {
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
      // A shared address opens the picture also where the gallery is folded.
      if (open) dialog.closest('details')?.setAttribute('open', '');
      if (open && !dialog.open) dialog.showModal();
      else if (!open && dialog.open) dialog.close();
    },
  };
};

/** The index of the open picture in an address that can be shared. */
interface PictureAddress {
  readonly read: () => number | null;
  readonly open: (index: number) => void;
  readonly replace: (index: number) => void;
  readonly close: () => void;
}

const searchWith = (query: string, index: number | null): string => {
  const search = new URLSearchParams(location.search);
  if (index === null) search.delete(query);
  else search.set(query, String(index + 1));
  const text = search.size === 0 ? '' : `?${search}`;
  return `${location.pathname}${text}${location.hash}`;
};

/** The open picture in the query of the address. Opening one adds an entry to the history, so that Back closes the dialog. */
const pageAddress = (query: string): PictureAddress => ({
  read: () => {
    const number = Number(new URLSearchParams(location.search).get(query));
    return Number.isInteger(number) && number > 0 ? number - 1 : null;
  },
  open: (index) => history.pushState({ picture: true }, '', searchWith(query, index)),
  replace: (index) => history.replaceState(history.state, '', searchWith(query, index)),
  close: () => {
    if (new URLSearchParams(location.search).has(query) && Reflect.get(history.state ?? {}, 'picture') === true)
      history.back();
    else history.replaceState(history.state, '', searchWith(query, null));
  },
});

type Send = (event: GalleryDialogEvent) => void;

const listenToDialog = ({ dialog }: LightboxView, send: Send): void => {
  for (const type of ['close', 'previous', 'next'] as const)
    dialog.querySelector(`[data-lightbox=${type}]`)?.addEventListener('click', () => send({ type }));
  dialog.addEventListener('close', () => send({ type: 'close' }));
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    send({ type: 'close' });
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') send({ type: 'previous' });
    else if (key === 'ArrowRight') send({ type: 'next' });
  });
};

/** Focuses a thumbnail. One out of sight is inert and cannot have the focus, so the attribute is removed first. */
const focusThumbnail = (link: HTMLElement | undefined): void => {
  link?.closest('li')?.removeAttribute('inert');
  link?.focus();
};

/** Runs the dialog of a gallery by its rule; the styles keep the page behind it from scrolling. */
const runLightbox = (view: LightboxView, address: PictureAddress): void => {
  const { links } = view;
  let state = galleryDialogStart({ last: links.length - 1 });
  let opener = 0;
  const effects: Readonly<Record<GalleryDialogEffect, () => void>> = {
    lockScroll: () => undefined,
    unlockScroll: () => undefined,
    showDialog: () => {
      opener = state.index;
      view.show(state.index);
      view.setOpen(true);
    },
    hideDialog: () => view.setOpen(false),
    returnFocus: () => focusThumbnail(links[opener]),
    announcePicture: () => view.show(state.index),
  };
  const send: Send = (event) => {
    const step = galleryDialog(state, event);
    state = step.state;
    for (const effect of step.effects) effects[effect]();
    if (step.row === 'open' && address.read() === null) address.open(state.index);
    else if (step.row === 'close' && address.read() !== null) address.close();
    else if (step.effects.includes('announcePicture')) address.replace(state.index);
  };
  const follow = () => {
    const at = address.read();
    send(at === null ? { type: 'close' } : { type: 'open', at });
  };
  for (const [at, link] of links.entries()) {
    link.ariaHasPopup = 'dialog';
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      send({ type: 'open', at });
    });
  }
  listenToDialog(view, send);
  addEventListener('popstate', follow);
  follow();
};

/** Starts the carousel of a gallery and opens its pictures in full screen. */
export const enhanceElement = (root: HTMLElement, address = pageAddress(root.dataset.query ?? '')): void => {
  const carousel = root.querySelector<HTMLElement>('.carousel');
  if (carousel !== null) startCarousel(carousel);
  const view = lightboxView(root);
  if (view !== null) runLightbox(view, address);
};
