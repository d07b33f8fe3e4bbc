import type { DeclaredPromotion } from '../references.ts';

/**
 * When a course is sold at its promotional price. The sources name the price of KPP and a banner, but no day on which it begins or
 * ends (C02): until the owner names them, the promotion is announced nowhere. A row needs a price that was known on each of the days
 * before it whose lowest price must be shown by law.
 */
export const promotions = [] as const satisfies readonly DeclaredPromotion[];
