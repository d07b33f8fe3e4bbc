/** Hours of a day of classes, `HH:MM`. */
export interface ClassHours {
  readonly from: string;
  readonly to: string;
}

const spans = /\b([01]?\d|2[0-3])[:.]([0-5]\d)\s*[–-]\s*([01]?\d|2[0-3])[:.]([0-5]\d)\b/g;

/** The hours that a text of the calendar names, if it names exactly one span; otherwise null. */
export const parseClassHours = (text: string | null): ClassHours | null => {
  const [found, another] = [...(text ?? '').matchAll(spans)];
  if (found === undefined || another !== undefined) return null;
  const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = found;
  const hours = { from: `${fromHour.padStart(2, '0')}:${fromMinute}`, to: `${toHour.padStart(2, '0')}:${toMinute}` };
  return hours.from < hours.to ? hours : null;
};
