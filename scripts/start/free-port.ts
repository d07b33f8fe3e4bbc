import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port, chosen by the system: two programs that ask at the same moment get different ones. */
export const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system assigned no free port.');
  return address.port;
};
