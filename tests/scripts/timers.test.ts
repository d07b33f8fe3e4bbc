import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../scripts/deploy');
const timers = globSync('*.timer', { cwd: folder });

/** In Warsaw these hours do not exist in one night of the year and exist twice in another: systemd leaves that night out. */
const missing = { from: '02:00:00', until: '03:00:00' };

test('there is a timer for the backup and one for the build', () => {
  expect(timers.toSorted()).toEqual(['site-backup.timer', 'site-build.timer']);
});

test.each(timers)('%s runs in every night of the year', (file) => {
  const [, time = '', zone] =
    /^OnCalendar=\*-\*-\* (\d\d:\d\d:\d\d) (\S+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  expect(zone).toBe('Europe/Warsaw');
  expect(time < missing.from || time >= missing.until, `${time} does not exist on the last Sunday of March`).toBe(true);
});
