import { expect, test } from 'vitest';
import { guidelines } from '#model/guidelines.ts';

const basic = 'Adult basic life support';
const children = 'Paediatric life support';
const special = 'Cardiac arrest in special circumstances';
const firstAid = 'First aid';

/** Typed a second time from the guidelines: year and chapter. */
const typedAgain: Readonly<Record<string, readonly [year: number, chapter: string]>> = {
  'erc-2025-call': [2025, basic],
  'erc-2025-pads': [2025, basic],
  'erc-2021-compressions': [2021, basic],
  'erc-2021-stop': [2021, basic],
  'erc-2021-choking': [2021, basic],
  'erc-2021-pads-and-devices': [2021, 'Adult advanced life support'],
  'erc-2021-child': [2021, children],
  'erc-2021-child-pads': [2021, children],
  'erc-2021-choking-infant': [2021, children],
  'erc-2021-drowning': [2021, special],
  'erc-2021-anaphylaxis': [2021, special],
  'erc-2021-hypothermia': [2021, special],
  'erc-2021-eye': [2021, firstAid],
  'erc-2021-second-dose': [2021, firstAid],
  'erc-2021-recovery-position': [2021, firstAid],
  'erc-2021-spine': [2021, firstAid],
  'erc-2021-bleeding': [2021, firstAid],
  'erc-2021-burns': [2021, firstAid],
  'erc-2021-stroke': [2021, firstAid],
  'erc-2021-chest-pain': [2021, firstAid],
  'erc-2021-hypoglycaemia': [2021, firstAid],
  'erc-2021-asthma': [2021, firstAid],
  'ifrc-2020-seizure': [2020, 'Seizure'],
  'ifrc-2020-poisoning': [2020, 'Poisoning'],
};

test('every passage names the year and chapter of the guidelines that contain it', () => {
  expect(Object.fromEntries(guidelines.map(({ id, year, chapter }) => [id, [year, chapter.en]]))).toEqual(typedAgain);
});

test.each(guidelines)('$id has a Polish edition where that year exists in Polish', (row) => {
  expect(row.polishEdition !== null).toBe(row.id.startsWith('erc-2021'));
  expect(row.id).toContain(String(row.year));
});
