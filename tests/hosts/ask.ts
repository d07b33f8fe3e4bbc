import { connect } from 'node:net';

/** An answer with its headers by name in lower case; a header that came twice has both values. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const parse = (received: string): Answer => {
  const [statusLine = '', ...lines] = received.slice(0, received.indexOf('\r\n\r\n')).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return { status: Number(statusLine.split(' ')[1]), headers };
};

/** Asks with the bytes as they are, since HTTP clients tidy paths, and hangs up after the headers. */
export const ask = (port: number, target: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        Buffer.from(
          `GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\nAccept-Encoding: gzip\r\n\r\n`,
          'latin1',
        ),
      ),
    );
    socket.setEncoding('latin1');
    socket.setTimeout(20_000, () => socket.destroy(new Error(`${target} was not answered in 20 seconds.`)));
    socket.on('data', (chunk) => {
      received += chunk;
      if (received.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(parse(received)));
    socket.on('error', reject);
  });

const together = 16;

/** Asks for many targets, some at once, and keeps their order. */
export const askAll = async (port: number, targets: readonly string[]): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  const queue = targets.entries();
  const work = async () => {
    for (const [at, target] of queue) answers[at] = await ask(port, target);
  };
  await Promise.all(Array.from({ length: together }, work));
  return answers;
};
