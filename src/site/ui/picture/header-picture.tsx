import type { ReactNode } from 'react';
import { SitePicture } from './site-picture.tsx';

interface HeaderPictureProps {
  readonly source: string;
  readonly children?: ReactNode;
}

const width = 720;
const height = 405;

/** The picture beside the heading of a page. It says nothing that the heading does not say. */
export const HeaderPicture = ({ source, children }: HeaderPictureProps) => (
  <div className="page-header-picture">
    <SitePicture source={source} alt="" width={width} height={height} eager />
    {children}
  </div>
);
