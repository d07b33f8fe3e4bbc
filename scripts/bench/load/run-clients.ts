import { Agent, request } from 'node:http';

export interface LoadRequest {
  readonly call: string;
  readonly method: 'GET' | 'POST';
  readonly target: string;
  readonly body?: string;
}

export interface LoadOutcome {
  /** Milliseconds of every good answer, by call. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** Requests without an answer, or with another one than 200. */
  readonly errors: number;
  readonly seconds: number;
}

/** Clients with a connection each that ask one request after the other, in turn, for so many seconds. */
export const runClients = async (options: {
  readonly port: number;
  readonly clients: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
}): Promise<LoadOutcome> => {
  const { port, clients, requests } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = new Map(requests.map(({ call }) => [call, [] as number[]]));
  let errors = 0;
  const start = performance.now();
  const end = start + options.seconds * 1000;
  const runClient = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const next = requests[turn % requests.length];
      if (next === undefined) return;
      const asked = performance.now();
      const status = await ask(agent, port, next).catch(() => 0);
      if (status === 200) times.get(next.call)?.push(performance.now() - asked);
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  agent.destroy();
  return { times, errors, seconds: (performance.now() - start) / 1000 };
};

/** The status of the answer once it has been read to its end. */
const ask = (agent: Agent, port: number, { method, target, body }: LoadRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request({ agent, host: '127.0.0.1', port, method, path: target, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
