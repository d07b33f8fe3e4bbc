import type { Route } from '@playwright/test';

export interface FaultContext {
  /** Origin of the server of broken wires. */
  readonly wires: string;
}

/** What a fault leads to: the failure message, or an answer that is as good as any. */
export interface FaultKind {
  readonly name: string;
  readonly apply: (route: Route, context: FaultContext) => Promise<void>;
  /** The call runs into its time limit. */
  readonly slow?: true;
  /** The browser has no connection. */
  readonly offline?: true;
  /** The answer arrives although it is lost. */
  readonly accepted?: true;
}

const json = 'application/json; charset=utf-8';
const status = (code: number, headers: Record<string, string> = {}): FaultKind => ({
  name: String(code),
  apply: (route) => route.fulfill({ status: code, contentType: json, headers, body: '{"code":"unavailable"}' }),
});
const wire = (name: string, path: string, slow?: true): FaultKind => ({
  name,
  apply: (route, { wires }) => route.continue({ url: wires + path }),
  ...(slow === undefined ? {} : { slow }),
});
const body = (name: string, content: string | Buffer, contentType = json): FaultKind => ({
  name,
  apply: (route) => route.fulfill({ status: 200, contentType, body: content }),
});

const script = '<img src=x onerror="window.canary=1"><script>window.canary=1</script>';

/** The 24 faults of a call, in the order of the fault model. */
export const faultKinds: readonly FaultKind[] = [
  status(500),
  status(502),
  status(503),
  status(404),
  status(410),
  status(401),
  status(403),
  status(429, { 'retry-after': '3' }),
  wire('hang', '/hang', true),
  wire('drip', '/drip', true),
  wire('reset', '/reset'),
  wire('half body', '/half'),
  body('bad JSON', '{"a":'),
  body('empty body', ''),
  { name: '204', apply: (route) => route.fulfill({ status: 204, headers: { 'content-type': json } }) },
  body('UTF-16 with a byte order mark', Buffer.from('\ufeff{}', 'utf16le')),
  body('HTML with 200', '<!doctype html><title>Log in</title>', 'text/html; charset=utf-8'),
  body('wrong schema', '{"list":[[]],"items":"none"}'),
  body('wrong values', '{"items":[{"id":"7"}],"state":"gold","redirect":7,"term":null,"price":"free"}'),
  body(
    'markup in every string',
    JSON.stringify({ name: script, items: [script], reference: script, redirect: `javascript:${script}` }),
  ),
  { name: 'offline', offline: true, apply: (route) => route.abort('internetdisconnected') },
  { name: 'refused by CORS', apply: (route) => route.abort('accessdenied') },
  { name: 'no such host', apply: (route) => route.abort('namenotresolved') },
  {
    name: 'lost answer after the server accepted',
    accepted: true,
    apply: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  },
];
