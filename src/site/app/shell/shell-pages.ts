import type { ComponentType } from 'react';
import { loadPart } from '../../lib/load-part.ts';
import type { ShellPageProps } from '../../pages/reserved/reserved.tsx';

type ShellPage = ComponentType<ShellPageProps>;

/** Pages of the app that do more than list courses, by route. */
const pagesByRoute: Readonly<Record<string, () => Promise<ShellPage>>> = {
  booking: async () => (await import('../../pages/reserved/booking.tsx')).BookingPage,
  'account-deletion': async () => (await import('../../pages/reserved/account-deletion.tsx')).AccountDeletionPage,
  search: async () => (await import('../../pages/reserved/search.tsx')).SearchPage,
  withdrawal: async () => (await import('../../pages/reserved/withdrawal.tsx')).WithdrawalPage,
};

const standardPage = async (): Promise<ShellPage> => (await import('../../pages/reserved/reserved.tsx')).ReservedPage;

/** Loads the page of a route when it is opened. */
export const loadShellPage = (route: string): Promise<ShellPage> => loadPart(pagesByRoute[route] ?? standardPage);
