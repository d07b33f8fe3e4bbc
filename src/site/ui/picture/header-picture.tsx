import type { ReactNode } from 'react';
import { isPhotographPath, photographSrcset } from '#contract/photograph.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { photographSizesAttribute, SitePicture } from './site-picture.tsx';

/** The position of a picture in a narrow window: on the first screen, further down, or nowhere, because the main content follows. */
export type NarrowPlace = 'first' | 'later' | 'never';

interface HeaderPictureProps {
  readonly source: string;
  readonly narrow: NarrowPlace;
  readonly children?: ReactNode;
}

const width = 720;
const height = 405;

/** The width of the window from which a picture is on its first screen that does not in a narrow one (see `layout.css`). */
const firstFrom = '60rem';

/** Preloads a picture for wide windows that narrow ones load late or not at all. */
const WidePreload = ({ source }: { readonly source: string }) => {
  const photograph = isPhotographPath(source)
    ? { type: 'image/avif', imageSrcSet: photographSrcset(source, 'avif'), imageSizes: photographSizesAttribute(width) }
    : { href: source };
  return <link rel="preload" as="image" media={`(width >= ${firstFrom})`} fetchPriority="high" {...photograph} />;
};

/** A picture of the first screen; a plain drawing is inlined and needs no request. */
const FirstPicture = ({ source }: { readonly source: string }) => {
  const drawing = useSiteContext().reader.drawing(source);
  if (drawing === null) return <SitePicture source={source} alt="" width={width} height={height} eager />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes alone, as `isInlinableDrawing` has found.
  return <div className="drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
};

/** The picture next to the heading of a page. It is decorative. */
export const HeaderPicture = ({ source, narrow, children }: HeaderPictureProps) => (
  <div className={narrow === 'never' ? 'page-header-picture page-header-picture-wide' : 'page-header-picture'}>
    {narrow === 'first' ? (
      <FirstPicture source={source} />
    ) : (
      <>
        <WidePreload source={source} />
        <SitePicture source={source} alt="" width={width} height={height} />
      </>
    )}
    {children}
  </div>
);
