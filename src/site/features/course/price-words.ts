import type { Messages } from '#generated/i18n/messages.ts';
import type { Locale } from '#generated/runtime/page-data.ts';
import { formatAmount } from '../../lib/money.ts';

/** `1690 zł` or `PLN 1690`. */
export const priceWords = (grosze: number, locale: Locale, common: Messages['common']): string =>
  common.zloty({ amount: formatAmount(grosze, locale) });
