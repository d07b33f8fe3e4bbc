/** The elements of a carousel, as `ui/carousel.tsx` prints them. */
export interface CarouselParts {
  readonly root: HTMLElement;
  readonly strip: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly position: HTMLElement;
  readonly toggle: HTMLElement;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
}

const find = (root: HTMLElement, selector: string): HTMLElement => {
  const element = root.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`A carousel without ${selector} cannot move; print it with ui/carousel.tsx.`);
  return element;
};

export const findCarouselParts = (root: HTMLElement): CarouselParts => ({
  root,
  strip: find(root, '.strip'),
  list: find(root, '.strip ul'),
  slides: [...root.querySelectorAll<HTMLElement>('.strip li')],
  position: find(root, '.carousel-position'),
  toggle: find(root, '[data-carousel=toggle]'),
  previous: find(root, '[data-carousel=previous]'),
  next: find(root, '[data-carousel=next]'),
});

/** `Photo 3 of 29`. */
export const slidePositionText = ({ root }: Pick<CarouselParts, 'root'>, index: number): string =>
  (root.dataset.position ?? '').replace('{}', String(index + 1));

/** Adds the ARIA roles and labels of a carousel, which are right only once it moves. */
export const labelCarouselParts = (parts: CarouselParts): void => {
  const { root, slides } = parts;
  root.ariaRoleDescription = root.dataset.role ?? null;
  for (const [index, slide] of slides.entries()) {
    slide.ariaRoleDescription = root.dataset.slide ?? null;
    slide.ariaLabel = slidePositionText(parts, index);
  }
};
