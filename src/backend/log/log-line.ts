import { type LogEntry, levelOf } from './log-entry.ts';

/** `json` for machines, `text` for a terminal. */
export type LogFormat = 'json' | 'text';

/** A line of the log with its end. `now` is milliseconds since 1970-01-01T00:00Z. */
export const logLine = (entry: LogEntry, now: number, format: LogFormat): string => {
  const time = new Date(now).toISOString();
  const level = levelOf(entry);
  return format === 'json' ? `${JSON.stringify({ time, level, ...entry })}\n` : `${textLine(entry, time, level)}\n`;
};

const textLine = (entry: LogEntry, time: string, level: string): string => {
  const { event, method, route, status, milliseconds, fault, directive, blocked, request } = entry;
  const parts = [
    time.slice('2026-01-01T'.length, -'.000Z'.length),
    level === 'info' ? '' : level,
    event,
    method,
    route,
    status,
    milliseconds === undefined ? '' : `${milliseconds} ms`,
    fault,
    directive,
    blocked,
    request === undefined ? '' : `(${request})`,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
};
