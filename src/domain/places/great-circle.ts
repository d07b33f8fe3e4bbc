/** A place on the globe in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const earthDiameter = 12_742;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/**
 * Great-circle distance between two positions in kilometres (haversine formula).
 * @example greatCircleDistance(warsaw, krakow) // about 252
 */
export const greatCircleDistance = (one: Position, other: Position): number => {
  const from = radians(one.latitude);
  const to = radians(other.latitude);
  const turn = radians(other.longitude - one.longitude);
  return earthDiameter * Math.asin(Math.sqrt(haversine(to - from) + Math.cos(from) * Math.cos(to) * haversine(turn)));
};
