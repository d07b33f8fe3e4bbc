import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly parsed: Email;
}

/** The answer of a server to a mail: accepted, or a code. */
type Answer = number | 'taken';

/** A real SMTP server on loopback that keeps what it takes. `answers` are used up one by one; afterwards every mail is taken. */
export const startSmtp = async ({ port = 0, answers = [] }: { port?: number; answers?: Answer[] } = {}) => {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const answer = answers.shift() ?? 'taken';
        if (answer !== 'taken') {
          done(Object.assign(new Error('not now, a@b.pl'), { responseCode: answer }));
          return;
        }
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
