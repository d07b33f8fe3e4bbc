import {
  type GalleryDialogEffect,
  type GalleryDialogEvent,
  galleryDialog,
  galleryDialogStart,
} from '#generated/rules/gallery-dialog.ts';
import { runCarousel } from '../../lib/carousel/run-carousel.ts';
import { type LightboxView, lightboxView } from './lightbox-view.ts';
import { type PictureAddress, pageAddress } from './picture-address.ts';

type Send = (event: GalleryDialogEvent) => void;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

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

/** The thumbnail may be out of sight, where nothing can have the focus. */
const focusThumbnail = (link: HTMLElement | undefined): void => {
  link?.closest('li')?.removeAttribute('inert');
  link?.focus();
};

/** The dialog of a gallery. Every decision is the rule's; the page behind it is kept from scrolling by the styles. */
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

/** Makes a printed gallery move and its pictures open in full screen. */
export const enhance = (root: HTMLElement, address = pageAddress(root.dataset.query ?? '')): void => {
  const carousel = root.querySelector<HTMLElement>('.carousel');
  if (carousel !== null) runCarousel(carousel);
  const view = lightboxView(root);
  if (view !== null) runLightbox(view, address);
};
