import type { Detail, Subject } from '#domain/audit/changes/change-data.ts';
import {
  type News,
  type NewsGroup,
  type NewsItem,
  type Reader,
  readers,
  type Topic,
  topics,
} from '#domain/audit/changes/news-data.ts';
import { isRecord } from '#domain/json-value.ts';
import type { Change } from '../change.ts';
import type { Revision } from '../revision.ts';
import { itemInWords } from './in-words.ts';
import { placeOf } from './reader-of.ts';

/** So many lines a person reads. */
export const mostLines = 20;

interface PlacedItem extends NewsItem {
  readonly reader: Reader;
  readonly topic: Topic;
}

const officeMails = ({ tables: { mails } }: Revision): ReadonlySet<unknown> =>
  new Set(
    (Array.isArray(mails) ? mails : []).flatMap((mail) => (isRecord(mail) && mail.to === 'office' ? [mail.id] : [])),
  );

/** The name of the mail that a change is about. */
const mailOf = (subject: Subject): string | null => {
  if (subject.key === 'row' && subject.table === 'mails') return subject.row.id;
  return subject.key === 'text' ? (/\/mails\/(?<mail>[\w-]+)\.md$/.exec(subject.path)?.groups?.mail ?? null) : null;
};

/** The courses whose dates nobody books on the site: what decides about bookings does not concern those who ask for them. */
const coursesOfGroups = ({ tables: { courseTypes, audiences } }: Revision): ReadonlySet<unknown> => {
  const open = (Array.isArray(audiences) ? audiences : []).filter((one) => isRecord(one) && one.openCourses === true);
  const ids = new Set(open.map(({ id }) => id));
  return new Set(
    (Array.isArray(courseTypes) ? courseTypes : []).flatMap((one) =>
      isRecord(one) && !ids.has(one.audience) ? [one.id] : [],
    ),
  );
};

const decidesBookings = new Set(['unpricedReserveList', 'addressScope']);

interface Readership {
  readonly toOffice: ReadonlySet<unknown>;
  readonly ofGroups: ReadonlySet<unknown>;
}

const readerOf = (subject: Subject, detail: Detail, given: Reader, { toOffice, ofGroups }: Readership): Reader => {
  if (given !== 'visitors') return given;
  if (toOffice.has(mailOf(subject))) return 'office';
  const isOfGroup = subject.key === 'row' && subject.table === 'courseTypes' && ofGroups.has(subject.row.id);
  return isOfGroup && detail.key === 'value' && decidesBookings.has(detail.path) ? 'developers' : given;
};

const itemsOf = ({ subject, details }: Change, readership: Readership): readonly PlacedItem[] => {
  const placed = details.map((detail) => {
    const [given, topic] = placeOf(subject, detail, details);
    const reader = readerOf(subject, detail, given, readership);
    return { detail, reader, topic: reader === 'developers' && given !== reader ? 'records' : topic } as const;
  });
  const groups = Map.groupBy(placed, ({ reader, topic }) => `${reader} ${topic}`);
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined
      ? []
      : [{ reader: group[0].reader, topic: group[0].topic, subject, details: group.map(({ detail }) => detail) }],
  );
};

/** A line for each topic; the weightiest topics that there is room for have a line for each of their items. */
const withinLines = (groups: readonly Omit<NewsGroup, 'isOneLine'>[]): readonly NewsGroup[] => {
  let room = mostLines - groups.length;
  return groups.map((group) => {
    const wanted = group.items.length - 1;
    const isOneLine = wanted > room;
    if (!isOneLine) room -= wanted;
    return { ...group, isOneLine };
  });
};

/** Changes by whom they concern and what they are about; each detail stands in one place. */
export const planNews = (
  changes: readonly Change[],
  after: Revision,
  around: Pick<News, 'before' | 'since' | 'after' | 'code'>,
): News => {
  const readership = { toOffice: officeMails(after), ofGroups: coursesOfGroups(after) };
  const items = changes
    .flatMap((change) => itemsOf(change, readership))
    .map((item) => ({ ...item, ...itemInWords(item, after) }));
  const groupsFor = (reader: Reader): readonly NewsGroup[] =>
    withinLines(
      topics.flatMap((topic) => {
        const own = items.filter((item) => item.reader === reader && item.topic === topic);
        return own.length === 0 ? [] : [{ topic, items: own.map(({ subject, details }) => ({ subject, details })) }];
      }),
    );
  const [visitors, office, hosts, developers] = readers;
  return {
    ...around,
    groups: {
      [visitors]: groupsFor(visitors),
      [office]: groupsFor(office),
      [hosts]: groupsFor(hosts),
      [developers]: groupsFor(developers),
    },
  };
};
