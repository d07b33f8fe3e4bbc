/** What a log line is about. */
export type LogEvent = 'request' | 'page' | 'mail' | 'daily' | 'booking' | 'payment' | 'calendar' | 'server';

/**
 * A log line without its time and without personal data. `route` is the pattern of the route or the name of the work, never an address
 * that contains what a visitor typed.
 */
export interface LogEntry {
  readonly event: LogEvent;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  /** The code of a fault here or in an upstream host; never a message, which may quote what a visitor typed. */
  readonly fault?: string;
  /** Id of the request; the answer carries it too. */
  readonly request?: string;
  /** What could not be read in the owner's calendar: the course type, the field, one of its values, and how many terms are left out. */
  readonly course?: string;
  readonly field?: string;
  readonly value?: string;
  readonly dropped?: number;
}

export type Log = (entry: LogEntry) => void;

type LogLevel = 'info' | 'warning' | 'error';

export const firstFault = 500;
const tooMany = 429;

export const logLevelOfEntry = ({ status, fault }: LogEntry): LogLevel => {
  if (fault !== undefined || (status ?? 0) >= firstFault) return 'error';
  return status === tooMany ? 'warning' : 'info';
};

/** `json` for machines, `text` for a terminal. */
export type LogFormat = 'json' | 'text';

/** A log line with its line break. `now` is milliseconds since 1970-01-01T00:00Z. */
export const formatLogLine = (entry: LogEntry, now: number, format: LogFormat): string => {
  const time = new Date(now).toISOString();
  const level = logLevelOfEntry(entry);
  return format === 'json' ? `${JSON.stringify({ time, level, ...entry })}\n` : `${textLine(entry, time, level)}\n`;
};

const textLine = (entry: LogEntry, time: string, level: string): string => {
  const { event, method, route, status, milliseconds, fault, request, course, field, value, dropped } = entry;
  const parts = [
    time.slice('2026-01-01T'.length, -'.000Z'.length),
    level === 'info' ? '' : level,
    event,
    method,
    route,
    status,
    milliseconds === undefined ? '' : `${milliseconds} ms`,
    fault,
    course,
    field,
    value,
    dropped === undefined ? '' : `${dropped} left out`,
    request === undefined ? '' : `(${request})`,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
};

/** What went wrong, as a code: names and SQLSTATEs only, since messages may quote what a visitor typed. */
export const faultCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? `:${error.code}` : '';
  const cause = error.cause === undefined ? '' : ` < ${faultCode(error.cause)}`;
  return `${error.name}${code}${cause}`;
};
