import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes over a socket as they are, since HTTP clients tidy paths and headers, and reads the answer to its end. */
export const sendRaw = (port: number, bytes: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(parseAnswer(received)));
    socket.on('error', reject);
  });

export const getRaw = (port: number, target: string, headers = ''): Promise<RawAnswer> =>
  sendRaw(port, `GET ${target} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n${headers}\r\n`);

const parseAnswer = (received: string): RawAnswer => {
  const end = received.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: received.slice(end + 4),
  };
};
