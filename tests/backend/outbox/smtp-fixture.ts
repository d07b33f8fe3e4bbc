import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly parsed: Email;
}

interface Refusal {
  readonly command: 'MAIL FROM' | 'RCPT TO' | 'DATA';
  readonly code: number;
  readonly words: string;
}

/** The answer of a server to a mail: accepted, a code after its text, or a refusal of a command. */
type Answer = number | 'taken' | Refusal;

/** A real SMTP server on loopback that keeps what it takes. `answers` are used up one by one; afterwards every mail is taken. */
export const startSmtp = async ({ port = 0, answers = [] }: { port?: number; answers?: Answer[] } = {}) => {
  const received: ReceivedMail[] = [];
  const refusalOf = (command: Refusal['command']): Error | null => {
    const [next] = answers;
    const refusal = typeof next === 'number' ? { command: 'DATA', code: next, words: 'not now, a@b.pl' } : next;
    if (typeof refusal !== 'object' || refusal.command !== command) return null;
    answers.shift();
    return Object.assign(new Error(refusal.words), { responseCode: refusal.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom: (_, __, done) => done(refusalOf('MAIL FROM')),
    onRcptTo: (_, __, done) => done(refusalOf('RCPT TO')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refusal = refusalOf('DATA');
        if (refusal !== null) {
          done(refusal);
          return;
        }
        answers.shift();
        const parsed = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), parsed });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
