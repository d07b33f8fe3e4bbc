import { officeCommand } from '../command/command.ts';
import { gatherDigest } from './gather-digest.ts';

export const digest = officeCommand({
  summary: {
    pl: 'co dziś czeka na biuro (to samo przychodzi e-mailem)',
    en: 'what waits for the office today (the same comes by mail)',
  },
  shape: {},
  words: {},
  run: async (office) => {
    const { day, lists } = await gatherDigest(office);
    return {
      kind: 'record',
      title: { pl: `Przegląd dnia ${day}`, en: `Digest of ${day}` },
      columns: [],
      row: { day },
      lists: { ...lists },
    };
  },
});
