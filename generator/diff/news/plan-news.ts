import type { Subject } from '#domain/audit/changes/change-data.ts';
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

const itemsOf = ({ subject, details }: Change, toOffice: ReadonlySet<unknown>): readonly PlacedItem[] => {
  const isShown = details.some(({ key }) => key === 'concerns');
  const placed = details.map((detail) => {
    const [reader, topic] = placeOf(subject, detail, isShown);
    return {
      detail,
      reader: reader === 'visitors' && toOffice.has(mailOf(subject)) ? 'office' : reader,
      topic,
    } as const;
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
  around: Pick<News, 'before' | 'after' | 'code'>,
): News => {
  const toOffice = officeMails(after);
  const items = changes.flatMap((change) => itemsOf(change, toOffice));
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
