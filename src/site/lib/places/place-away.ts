/** `Opole (78 km)`; no line breaks before the unit. */
export const placeWithDistance = (place: string, kilometres: number): string => `${place} (${kilometres}\u{a0}km)`;
