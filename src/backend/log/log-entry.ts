/** What a line of the log is about. */
export type LogEvent = 'request' | 'page' | 'mail' | 'daily' | 'booking' | 'payment' | 'policy' | 'server';

/**
 * A line of the log, without its time. A route is the pattern or the name of the work, never an address with what a visitor
 * typed; nothing here is about a person.
 */
export interface LogEntry {
  readonly event: LogEvent;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  /** Code of a fault of ours or of a host behind us; never a message, which may quote what a visitor typed. */
  readonly fault?: string;
  /** Rule of the content policy, and the host, scheme or word that a browser refused because of it. */
  readonly directive?: string;
  readonly blocked?: string;
  /** Id of the request, which its answer carries too. */
  readonly request?: string;
}

export type Log = (entry: LogEntry) => void;

type LogLevel = 'info' | 'warning' | 'error';

const firstFault = 500;
const tooMany = 429;

export const levelOf = ({ event, status, fault }: LogEntry): LogLevel => {
  if (fault !== undefined || (status ?? 0) >= firstFault) return 'error';
  return status === tooMany || event === 'policy' ? 'warning' : 'info';
};
