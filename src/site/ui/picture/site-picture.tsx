import { isPhotographPath, photographPathOfWidth, photographSrcset } from '#contract/photograph.ts';

interface SitePictureProps {
  readonly source: string;
  readonly alt: string;
  /** The space reserved for the picture, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** For the picture that a visitor sees first. */
  readonly eager?: boolean;
}

const fallbackWidth = 960;

/** The width at which a photograph is shown in a box of this many pixels, in the syntax of `sizes`. */
export const photographSizesAttribute = (width: number): string => `(width < ${width}px) 100vw, ${width}px`;

/** A picture with its place reserved, loaded when it is near the window; a photograph is loaded in the size that fits. */
export const SitePicture = ({ source, alt, width, height, eager = false }: SitePictureProps) => {
  const photograph = isPhotographPath(source);
  const sizes = photograph ? photographSizesAttribute(width) : undefined;
  const image = (
    <img
      src={photograph ? photographPathOfWidth(source, fallbackWidth, 'webp') : source}
      srcSet={photograph ? photographSrcset(source, 'webp') : undefined}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
  if (!photograph) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={photographSrcset(source, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
};
