import type { ReactNode } from 'react';
import { SitePicture } from './site-picture.tsx';

interface HeaderPictureProps {
  readonly source: string;
  /** Whether narrow windows leave it out, where something more useful takes its place. */
  readonly whereWide?: boolean;
  readonly children?: ReactNode;
}

const width = 720;
const height = 405;

/** The picture beside the heading of a page. It says nothing that the heading does not say. */
export const HeaderPicture = ({ source, whereWide = false, children }: HeaderPictureProps) => (
  <div className={whereWide ? 'page-header-picture where-wide' : 'page-header-picture'}>
    <SitePicture source={source} alt="" width={width} height={height} eager />
    {children}
  </div>
);
