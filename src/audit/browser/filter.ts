import { filled, make } from './make-element.ts';
import { pageWord } from './page-texts.ts';

type Fits = (row: HTMLTableRowElement) => boolean;

const cellText = (row: HTMLTableRowElement, column: number): string => row.cells[column]?.textContent ?? '';

const labelled = (text: string, control: HTMLElement): HTMLElement =>
  make('label', {}, make('span', {}, text), control);

const textFilter = (): readonly [HTMLElement, Fits] => {
  const input = make('input', { type: 'search', autocomplete: 'off' });
  return [
    labelled(pageWord('filterText'), input),
    (row) => row.textContent.toLowerCase().includes(input.value.trim().toLowerCase()),
  ];
};

/** A cell may name several words, apart by semicolons. */
const wordsIn = (row: HTMLTableRowElement, column: number): readonly string[] => cellText(row, column).split('; ');

const columnFilter = (table: HTMLTableElement, column: number): readonly [HTMLElement, Fits] => {
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const words = [...new Set(rows.flatMap((row) => wordsIn(row, column)))].toSorted();
  const select = make(
    'select',
    {},
    make('option', { value: '' }, pageWord('filterAny')),
    ...words.map((word) => make('option', { value: word }, word)),
  );
  const name = table.tHead?.rows[0]?.cells[column]?.textContent ?? '';
  return [labelled(name, select), (row) => select.value === '' || wordsIn(row, column).includes(select.value)];
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Days as they are written compare as texts; a word in their place is no limit. */
const dayFilter = (from: number, to: number): readonly [HTMLElement, Fits] => {
  const input = make('input', { type: 'date' });
  return [
    labelled(pageWord('filterDay'), input),
    (row) => {
      const [first, last] = [cellText(row, from), cellText(row, to)];
      if (input.value === '') return true;
      return !(isDay(first) && input.value < first) && !(isDay(last) && input.value > last);
    },
  ];
};

const startFilter = (table: HTMLTableElement): void => {
  const columns = (table.dataset.filter ?? '').split(' ').filter(Boolean).map(Number);
  const [from, to] = (table.dataset.period ?? '').split(' ').filter(Boolean).map(Number);
  const filters = [
    textFilter(),
    ...columns.map((column) => columnFilter(table, column)),
    ...(from === undefined || to === undefined ? [] : [dayFilter(from, to)]),
  ];
  const count = make('output', { 'aria-live': 'polite' });
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const apply = (): void => {
    for (const row of rows) row.hidden = !filters.every(([, fits]) => fits(row));
    const shown = rows.filter(({ hidden }) => !hidden).length;
    count.textContent = filled(pageWord('shown'), { shown: String(shown), total: String(rows.length) });
  };
  const bar = make(
    'form',
    { class: 'filter', 'aria-label': pageWord('filter') },
    ...filters.map(([part]) => part),
    count,
  );
  bar.addEventListener('input', apply);
  bar.addEventListener('submit', (event) => event.preventDefault());
  table.before(bar);
  apply();
};

/** Gives every table that wants one a filter above it. */
export const startFilters = (): void => {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-filter]')) startFilter(table);
};
