import { apiCalls } from '#generated/api/calls.ts';

const storingPaths: readonly string[] = [
  apiCalls['contact-form'].path,
  apiCalls.registration.path,
  apiCalls['account-deletion'].path,
  apiCalls.withdrawal.path,
];

/** Whether a call stores what a visitor sends. */
export const storesSubmission = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method === 'POST' && storingPaths.some((storing) => path.startsWith(storing));
