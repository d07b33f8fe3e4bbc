import { fill, type LocalizedText } from '../../command/localized-text.ts';
import type { RowProblem } from './raw-term.ts';

/** An event of a calendar file as its lines show it. */
export interface IcsEvent {
  /** The line of BEGIN:VEVENT. */
  readonly line: number;
  /** The lines of each property of the event itself; those of its reminders do not count. */
  readonly lines: ReadonlyMap<string, readonly number[]>;
  /** Whether its calendar calls off all that stands in it (METHOD:CANCEL). */
  readonly cancelled: boolean;
}

const sentences = {
  line: {
    pl: 'Tego wiersza nie ma w kalendarzach ICS: brakuje dwukropka po nazwie.',
    en: 'This is no line of a calendar (ICS): the colon after the name is missing.',
  },
  end: {
    pl: '{value} kończy się, choć się nie zaczęło albo trwa w nim {open}.',
    en: '{value} ends though it has not begun, or {open} within it has not ended.',
  },
  open: {
    pl: '{open} nie ma końca (END:{open}): plik urwano.',
    en: '{open} has no end (END:{open}): the file was cut off.',
  },
  component: {
    pl: '{value} nie jest terminem. Usuń tę część z pliku.',
    en: '{value} is no term. Delete this part of the file.',
  },
  version: {
    pl: 'To jest kalendarz w wersji {value}. Zapisz go jako iCalendar 2.0.',
    en: 'This is a calendar of version {value}. Save it as iCalendar 2.0.',
  },
  method: {
    pl: 'Plik jest odpowiedzią na zaproszenie (METHOD:{value}), nie kalendarzem.',
    en: 'The file is an answer to an invitation (METHOD:{value}), no calendar.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

interface ScannedEvent {
  readonly line: number;
  readonly lines: Map<string, number[]>;
  readonly calendar: { method: string };
}

interface Scan {
  readonly problems: RowProblem[];
  readonly events: ScannedEvent[];
  /** Components that have begun and not ended, the outermost first. */
  readonly open: string[];
  calendar: { method: string };
}

interface IcsLine {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

const refuse = (
  { problems, open }: Scan,
  line: number,
  { reason, value }: { reason: keyof typeof sentences; value: string },
): void => {
  problems.push({ line, words: fill(sentences[reason], { value, open: open.at(-1) ?? 'VCALENDAR' }) });
};

/** The lines of a file, each with those that go on with it; null where there is no name with a colon. */
const unfolded = (text: string): readonly { readonly line: number; readonly read: IcsLine | null }[] => {
  const lines: { readonly line: number; content: string }[] = [];
  for (const [index, content] of text.split(/\r\n|\n|\r/).entries()) {
    const last = lines.at(-1);
    if (/^[ \t]/.test(content) && last !== undefined) last.content += content.slice(1);
    else if (content.trim() !== '') lines.push({ line: index + 1, content });
  }
  return lines.map(({ line, content }) => {
    const [found, name = '', value = ''] = /^([\w-]+)(?:;(?:"[^"]*"|[^":])*)?:\s*(.*)$/s.exec(content) ?? [];
    if (found === undefined) return { line, read: null };
    return { line, read: { line, name: name.toUpperCase(), value: value.trim().toUpperCase() } };
  });
};

const begin = (scan: Scan, { line, value }: IcsLine): void => {
  const { open, events } = scan;
  if (open.length === 0) scan.calendar = { method: '' };
  if (open.length === 1 && !/^(?:VEVENT|VTIMEZONE|X-.*)$/.test(value))
    refuse(scan, line, { reason: 'component', value });
  if (open.length === 1 && value === 'VEVENT') events.push({ line, lines: new Map(), calendar: scan.calendar });
  open.push(value);
};

const end = (scan: Scan, { line, value }: IcsLine): void => {
  if (scan.open.at(-1) === value) scan.open.pop();
  else refuse(scan, line, { reason: 'end', value });
};

const methods = ['PUBLISH', 'REQUEST', 'ADD', 'CANCEL'];

const property = (scan: Scan, { line, name, value }: IcsLine): void => {
  const { open, events } = scan;
  if (open.length === 1) {
    if (name === 'VERSION' && value !== '2.0') refuse(scan, line, { reason: 'version', value });
    if (name === 'METHOD') scan.calendar.method = value;
    if (name === 'METHOD' && !methods.includes(value)) refuse(scan, line, { reason: 'method', value });
  }
  const event = open.length === 2 && open[1] === 'VEVENT' ? events.at(-1) : undefined;
  event?.lines.set(name, [...(event.lines.get(name) ?? []), line]);
};

/** Walks the lines of a calendar file: which properties stand where, and what of its structure cannot be taken. */
export const scanIcs = (
  text: string,
): { readonly events: readonly IcsEvent[]; readonly problems: readonly RowProblem[] } => {
  const scan: Scan = { problems: [], events: [], open: [], calendar: { method: '' } };
  const lines = unfolded(text);
  for (const { line, read } of lines) {
    if (read === null) refuse(scan, line, { reason: 'line', value: '' });
    else if (read.name === 'BEGIN') begin(scan, read);
    else if (read.name === 'END') end(scan, read);
    else property(scan, read);
  }
  if (scan.open.length > 0) refuse(scan, lines.at(-1)?.line ?? 1, { reason: 'open', value: '' });
  return {
    events: scan.events.map(({ line, lines: at, calendar: { method } }) => ({
      line,
      lines: at,
      cancelled: method === 'CANCEL',
    })),
    problems: scan.problems,
  };
};
