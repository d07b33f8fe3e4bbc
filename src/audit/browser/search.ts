import type { Indexed } from '../page/search-index.ts';
import { filled, make } from './make-element.ts';
import { pageWord } from './page-texts.ts';

declare global {
  interface Window {
    auditIndex?: readonly Indexed[];
  }
}

const mostFound = 20;

/** Small letters without accents, so that “zloty” finds “złoty”. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('\u{a0}', ' ');

interface Entry {
  readonly row: Indexed;
  readonly title: string;
  readonly text: string;
  /** Each of the names by which people look for it. */
  readonly names: readonly string[];
}

const leastOfStem = 5;

/** A longer word without its last two letters, so that “czerwone” finds “czerwona”; others are found by their first letters anyway. */
const stemOf = (word: string): string =>
  /^\p{L}+$/u.test(word) ? word.slice(0, Math.max(leastOfStem, word.length - 2)) : word;

/** Entries that hold every word: first those that are called so, then those that hold them as they were typed, in their titles before the rest. */
export const find = (entries: readonly Entry[], asked: string): readonly Entry[] => {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const stems = words.map(stemOf);
  const rank = ({ title, text, row, names }: Entry): number => {
    if (plain(row[0]).endsWith(`/${words.join(' ')}`) || names.includes(words.join(' '))) return 0;
    if (!words.every((word) => text.includes(word))) return 3;
    return words.every((word) => title.includes(word)) ? 1 : 2;
  };
  return entries
    .filter(({ text }) => stems.every((stem) => text.includes(stem)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostFound);
};

/** What a row of the index is searched by. */
export const entryOf = (row: Indexed): Entry => ({
  row,
  title: plain(row[1]),
  text: plain(`${row[1]} ${row[0]} ${row[3]} ${row[4] ?? ''}`),
  names: plain(row[4] ?? '').split(', '),
});

/** A script tag works from a disk, where a request for data does not. */
const loadIndex = (root: string): Promise<readonly Entry[]> =>
  new Promise((resolve) => {
    const script = make('script', { src: `${root}assets/index-${document.documentElement.lang}.js` });
    script.addEventListener('load', () => resolve((window.auditIndex ?? []).map(entryOf)));
    document.head.append(script);
  });

const hrefOf = (root: string, id: string): string => {
  const [page = '', anchor] = id.split('#');
  const folder = document.documentElement.lang === 'en' ? 'en/' : '';
  return `${root}${folder}${page}.html${anchor === undefined ? '' : `#${anchor}`}`;
};

/** The search of a page: results while one types, Enter opens the first, Escape closes. */
export const startSearch = (): void => {
  const box = document.querySelector<HTMLElement>('.search');
  const input = box?.querySelector('input');
  const list = box?.querySelector<HTMLElement>('.found');
  const status = box?.querySelector('[role=status]');
  const root = document.body.dataset.root ?? '';
  if (!box || !input || !list || !status) return;
  box.hidden = false;
  let entries: Promise<readonly Entry[]> | undefined;
  const show = async (): Promise<void> => {
    entries ??= loadIndex(root);
    const asked = input.value;
    const found = find(await entries, asked);
    if (asked !== input.value) return;
    list.hidden = asked.trim() === '';
    list.replaceChildren(
      ...found.map(({ row: [id, title, kind] }) =>
        make('li', {}, make('a', { href: hrefOf(root, id) }, title, ' ', make('small', {}, kind))),
      ),
    );
    const none = found.length === 0 ? pageWord('none') : filled(pageWord('found'), { count: String(found.length) });
    if (found.length === 0) list.append(make('li', { class: 'nothing' }, pageWord('none')));
    status.textContent = list.hidden ? '' : none;
  };
  input.addEventListener('input', () => void show());
  input.addEventListener('focus', () => void (input.value === '' ? undefined : show()));
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === input) list.querySelector('a')?.click();
    if (event.key !== 'Escape') return;
    list.hidden = true;
    input.focus();
  });
  document.addEventListener('click', (event) => {
    if (event.target instanceof Node && !box.contains(event.target)) list.hidden = true;
  });
};
