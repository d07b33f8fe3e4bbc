export const galleryActions = [
  'open',
  'close',
  'escape',
  'next',
  'previous',
  'arrowRight',
  'arrowLeft',
  'address',
] as const;

export interface GalleryRun {
  readonly actions: readonly { readonly type: (typeof galleryActions)[number]; readonly at: number }[];
}

export interface SeenGallery {
  readonly open: boolean;
  readonly index: number | null;
  readonly words: string;
  readonly address: number | null;
  /** Index of the thumbnail that has the focus, if one has, or the dialog that has it. */
  readonly focused: number | 'dialog' | null;
}

/** Runs in the page: every run on a fresh gallery, whose address is a variable. */
export const driveGallery = async ({
  url,
  runs,
}: {
  readonly url: string;
  readonly runs: readonly GalleryRun[];
}): Promise<SeenGallery[][]> => {
  const { enhance } = await import(url);
  const printed = document.querySelector<HTMLElement>('[data-enhance=gallery]');
  if (printed === null) throw new Error('The page has no gallery.');
  document.body.replaceChildren(printed);
  const one = ({ actions }: GalleryRun): SeenGallery[] => {
    const holder = printed.cloneNode(true);
    if (!(holder instanceof HTMLElement)) throw new Error('A clone of an element is an element.');
    printed.replaceWith(holder);
    const dialog = holder.querySelector('dialog');
    const links = [...holder.querySelectorAll<HTMLElement>('.strip a')];
    if (dialog === null) throw new Error('The gallery has no dialog.');
    let address: number | null = null;
    const write = (index: number): void => {
      address = index;
    };
    const close = (): void => {
      address = null;
    };
    enhance(holder, { read: () => address, open: write, replace: write, close });
    const press = (name: string) => dialog.querySelector<HTMLElement>(`[data-lightbox=${name}]`)?.click();
    const key = (name: string) => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    const acts: Readonly<Record<(typeof galleryActions)[number], (at: number) => void>> = {
      open: (at) => links[at]?.click(),
      close: () => press('close'),
      escape: () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
      next: () => press('next'),
      previous: () => press('previous'),
      arrowRight: () => key('ArrowRight'),
      arrowLeft: () => key('ArrowLeft'),
      address: (at) => {
        address = dialog.open ? null : at;
        dispatchEvent(new PopStateEvent('popstate'));
      },
    };
    const seen = actions.map(({ type, at }) => {
      acts[type](at);
      const focused = links.findIndex((link) => link.matches(':focus'));
      return {
        open: dialog.open,
        index: dialog.dataset.index === undefined ? null : Number(dialog.dataset.index),
        words: dialog.querySelector('.lightbox-position')?.textContent?.replaceAll('\u00a0', ' ') ?? '',
        address,
        focused: dialog.contains(document.activeElement) ? 'dialog' : focused < 0 ? null : focused,
      } as const;
    });
    close();
    dispatchEvent(new PopStateEvent('popstate'));
    holder.replaceWith(printed);
    return seen;
  };
  return runs.map(one);
};
