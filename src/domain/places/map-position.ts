import type { Position } from './great-circle.ts';

/** The edges of a map in degrees. */
export interface MapBox {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

/** Where a place lies on a map in Mercator's projection, in percent from its left and its upper edge. */
export const mapPosition = ({ latitude, longitude }: Position, { west, east, south, north }: MapBox) => ({
  left: (100 * (longitude - west)) / (east - west),
  top: (100 * (mercator(north) - mercator(latitude))) / (mercator(north) - mercator(south)),
});
