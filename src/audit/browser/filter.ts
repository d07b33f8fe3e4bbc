import { normaliseForComparison } from '#domain/texts/plain-letters.ts';

const asked = new URLSearchParams(location.search);
/** The role of an address such as `decisions.html?role=owner`: its open decisions, which print as the letter to it. */
const role = asked.get('role');
if (role !== null) document.body.classList.add('letter');

/** On a narrow screen, where rows are blocks, each cell bears the name of its column. */
for (const table of document.querySelectorAll('table')) {
  const names = [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.textContent ?? '');
  for (const row of table.tBodies[0]?.rows ?? [])
    for (const [column, cell] of [...row.cells].entries()) cell.dataset.label = names[column] ?? '';
}

/** A box above each list that shows only the rows, or cards, that contain all words; accents do not matter. */
for (const list of document.querySelectorAll<HTMLElement>('[data-filter]')) {
  const rows = [...list.querySelectorAll<HTMLElement>('tbody > tr, article, section > ul > li')];
  const texts = rows.map((row) => normaliseForComparison(row.textContent ?? ''));
  const isAsked = rows.map(({ dataset }) => role === null || (dataset.role ?? '').split(' ').includes(role));
  const sections = [...list.querySelectorAll('section')]
    .map((section) => ({ section, shown: rows.filter((row) => section.contains(row)) }))
    .filter(({ shown }) => shown.length > 0);
  const label = document.createElement('label');
  const box = document.createElement('input');
  const count = document.createElement('output');
  box.type = 'search';
  box.value = asked.get('words') ?? '';
  label.className = 'filter';
  label.append(list.dataset.filter ?? '', ' ', box, ' ', count);
  const show = (): void => {
    const words = normaliseForComparison(box.value).split(' ').filter(Boolean);
    for (const [index, row] of rows.entries())
      row.hidden = !(isAsked[index] && words.every((word) => texts[index]?.includes(word)));
    for (const { section, shown } of sections) section.hidden = shown.every(({ hidden }) => hidden);
    count.textContent = `${rows.filter(({ hidden }) => !hidden).length} / ${rows.length}`;
  };
  box.addEventListener('input', show);
  list.prepend(label);
  show();
}
