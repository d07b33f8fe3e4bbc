import { SitePicture } from './site-picture.tsx';

const width = 640;
const height = 360;

/** The picture at the head of a card; the card's title describes it. */
export const CardPicture = ({ source }: { readonly source: string }) => (
  <div className="card-picture">
    <SitePicture source={source} alt="" width={width} height={height} />
  </div>
);
