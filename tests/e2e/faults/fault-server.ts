import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Faults of the wire that a browser's own tools cannot make. */
const wires: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/hang': () => undefined,
  '/drip': (response) => {
    response.writeHead(200, json);
    response.write('{');
    const timer = setInterval(() => response.write(' '), 1_000);
    response.on('close', () => clearInterval(timer));
  },
  '/reset': (response) => void response.socket?.resetAndDestroy(),
  '/half': (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' });
    response.write('{"price":', () => response.destroy());
  },
};

/** Starts the server of broken wires on a free port of the loopback address. */
export const startFaultServer = async (): Promise<{ readonly origin: string; readonly server: Server }> => {
  const server = createServer((request, response) => (wires[request.url ?? ''] ?? wires['/hang'])?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  return { origin: `http://127.0.0.1:${port}`, server };
};
