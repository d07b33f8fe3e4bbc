import { faultCode } from './log/log.ts';

/** Why PostgreSQL cannot be reached, by the code of the system or the SQLSTATE. */
const causes: readonly (readonly [codes: readonly string[], sentence: string])[] = [
  [['ECONNREFUSED'], 'No server listens at its host and port. Start it, or correct them.'],
  [['ENOTFOUND', 'EAI_AGAIN'], 'Its host name is not known. Correct it, or the name service of this machine.'],
  [['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'], 'Its host does not answer. Look at its firewall and the network.'],
  [['28P01', '28000'], 'It refuses the login. Check the name, the password and its pg_hba.conf.'],
  [['3D000'], 'It has no database of that name. Create it: createdb --encoding=UTF8 --template=template0 NAME.'],
  [['53300'], 'It has no free connection. Raise its max_connections, or close other connections.'],
  [['57P03'], 'It is still starting. Wait, then start again.'],
  [['42501'], 'The user lacks permissions. Make it the owner of the database.'],
  [
    ['08P01'],
    'A connection pooler in front of it refuses session settings. Connect to it directly, or through a pooler in session mode that lets “options” and “statement_timeout” pass.',
  ],
];

const certificate = /CERT|SSL|TLS/;

/** The cause as a sentence with its code. It quotes no setting, since the address contains a password. */
export const explainRefusedConnection = (error: unknown): string => {
  const code = faultCode(error);
  const words = error instanceof Error ? error.message : '';
  const sentence =
    causes.find(([codes]) => codes.some((one) => code.includes(one)))?.[1] ??
    (certificate.test(`${code} ${words}`)
      ? 'The encryption of the connection was refused. Check sslmode and the certificate.'
      : 'Start it and check host, name and password.');
  return `(${code}). ${sentence}`;
};
