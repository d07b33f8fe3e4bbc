import type { Page } from '@playwright/test';

/** Collects everything that a visitor's browser complains about: errors, console errors and warnings, policy violations. */
export const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${message.type()}: ${message.text()} ${message.location().url}`.trimEnd());
  });
  return errors;
};
