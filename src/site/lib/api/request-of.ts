import type { Message } from '#domain/contract.ts';

/** Values of a request in the places where they go. */
export interface RequestValues {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
}

export interface RequestSettings {
  /** Where the call's host answers; empty for the site's own host. */
  readonly origin: string;
  /** One key per content: a repeat of the same content does nothing twice. */
  readonly key?: string | undefined;
  /** A credential that everybody may know. */
  readonly token?: string | undefined;
  /** The language of the page, in which an answer by mail is written. */
  readonly locale?: string | undefined;
  /** Fields beside the contract that detect automated senders. */
  readonly traces?: object | undefined;
}

const queryOf = (query: RequestValues['query']): string => {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
};

/** URL and settings of the request that makes a call. */
export const requestOf = (
  { method, path, idempotent }: Message<unknown>,
  values: RequestValues,
  settings: RequestSettings,
) => {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.parameters?.[name] ?? ''));
  const headers = {
    accept: 'application/json',
    ...(values.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(settings.locale === undefined ? {} : { 'accept-language': settings.locale }),
    ...(settings.token === undefined ? {} : { authorization: `Bearer ${settings.token}` }),
    ...(idempotent && settings.key !== undefined ? { 'idempotency-key': settings.key } : {}),
  };
  const body = values.body === undefined ? null : JSON.stringify({ ...values.body, ...settings.traces });
  return { url: `${settings.origin}${place}${queryOf(values.query)}`, init: { method, headers, body } };
};
