import { expect, test } from 'vitest';
import { checkPortIsFree, ServerStartError, startHttpServer } from '#backend/server/start-server.ts';

const options = { host: '127.0.0.1', port: 0, headers: {} };

test('names a port in use in a sentence with the remedy', async () => {
  const first = await startHttpServer({ ...options, listener: (_, response) => response.end() });
  const second = startHttpServer({ ...options, port: first.port, listener: (_, response) => response.end() });
  await expect(second).rejects.toThrow(ServerStartError);
  await expect(second).rejects.toThrow(
    `Port ${first.port} is taken by another program. Stop that program, or choose another port: PORT=${first.port + 1} npm start`,
  );
  await first.close();
});

test('graceful shutdown finishes running requests and takes no more', async () => {
  const server = await startHttpServer({
    ...options,
    listener: (_, response) => {
      setTimeout(() => response.end('done'), 150);
    },
  });
  const url = `http://127.0.0.1:${server.port}/`;
  const running = fetch(url);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const closed = server.close();
  expect(await (await running).text()).toBe('done');
  await closed;
  await expect(fetch(url)).rejects.toThrow();
});

test('keeps idle connections longer than a host in front of the server does', async () => {
  const nginx = 60;
  const server = await startHttpServer({ ...options, listener: (_, response) => response.end('done') });
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(nginx);
  await server.close();
});

test('never accepts a connection while it tests a port', async () => {
  const { port, close } = await startHttpServer({ ...options, listener: (_, response) => response.end() });
  await close();
  const ask = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/ready`)).status;
  const answers: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const [, answer] = await Promise.allSettled([checkPortIsFree('127.0.0.1', port), ask()]);
    if (answer.status === 'fulfilled') answers.push(answer.value);
  }
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers)).toEqual(new Set([503]));
});
