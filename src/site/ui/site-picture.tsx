interface SitePictureProps {
  readonly source: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** For the picture that a visitor sees first. */
  readonly eager?: boolean;
}

/** A picture with its place reserved, loaded when it comes near the window. */
export const SitePicture = ({ source, alt, width, height, eager = false }: SitePictureProps) => (
  <img
    src={source}
    alt={alt}
    width={width}
    height={height}
    loading={eager ? undefined : 'lazy'}
    decoding={eager ? undefined : 'async'}
    fetchPriority={eager ? 'high' : undefined}
  />
);
