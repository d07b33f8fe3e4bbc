import type { ReactNode } from 'react';
import { isPhotograph, photographSet } from '#domain/pages/photograph.ts';
import { photographSizes, SitePicture } from './site-picture.tsx';

interface HeaderPictureProps {
  readonly source: string;
  /** Whether narrow windows leave it out, where something more useful takes its place. */
  readonly whereWide?: boolean;
  readonly children?: ReactNode;
}

const width = 720;
const height = 405;

/** Tells the windows that show what is `where-wide` (see `layout.css`) of its picture; a lazy one alone would come late. */
const WidePreload = ({ source }: { readonly source: string }) => {
  const photograph = isPhotograph(source)
    ? { type: 'image/avif', imageSrcSet: photographSet(source, 'avif'), imageSizes: photographSizes(width) }
    : { href: source };
  return <link rel="preload" as="image" media="(width >= 60rem)" fetchPriority="high" {...photograph} />;
};

/** The picture beside the heading of a page. It says nothing that the heading does not say. */
export const HeaderPicture = ({ source, whereWide = false, children }: HeaderPictureProps) => (
  <div className={whereWide ? 'page-header-picture where-wide' : 'page-header-picture'}>
    {whereWide && <WidePreload source={source} />}
    <SitePicture source={source} alt="" width={width} height={height} eager={!whereWide} />
    {children}
  </div>
);
