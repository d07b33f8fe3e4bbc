import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { covers } from '../../covers.ts';
import { importOracle, importRule, writeEmittedRules } from '../../rules/emitted-rules.ts';

const day = (text: string): number => Date.parse(`${text}T00:00Z`) / 86_400_000;
let folder = '';
beforeAll(() => {
  folder = writeEmittedRules('exhaustive');
});

const outcomeOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;

describe('the generated rules agree with their oracles', () => {
  it(
    'on the badge of null and of every number from −1000 to 1000',
    covers('rule:availability-badge', '4.20', '4.21', '4.30', '9.5', '3.20', 'C57'),
    async () => {
      const [rule, oracle] = [await importRule(folder, 'availability-badge'), await importOracle('availability-badge')];
      expect(outcomeOf(rule({ freePlaces: null }))).toBe(oracle({ freePlaces: null }));
      for (let freePlaces = -1000; freePlaces <= 1000; freePlaces += 1)
        expect(outcomeOf(rule({ freePlaces })), String(freePlaces)).toBe(oracle({ freePlaces }));
    },
  );

  it(
    'on recertification for every exam day of 2024 to 2031 and every expiry within 70 days of the limit',
    covers('rule:recertification-window', '5.15', '5.19', 'C261'),
    async () => {
      const [rule, oracle] = [
        await importRule(folder, 'recertification-window'),
        await importOracle('recertification-window'),
      ];
      const seen = new Map<unknown, number>();
      for (let examDay = day('2024-01-01'); examDay < day('2032-01-01'); examDay += 1)
        for (let expiryDay = examDay + 91 - 70; expiryDay <= examDay + 91 + 70; expiryDay += 1) {
          const value = outcomeOf(rule({ examDay, expiryDay }));
          if (value !== oracle({ examDay, expiryDay }))
            throw new Error(`Exam day ${examDay}, expiry ${expiryDay}: ${String(value)}.`);
          seen.set(value, (seen.get(value) ?? 0) + 1);
        }
      expect([...seen.keys()].toSorted()).toEqual(['inWindow', 'tooEarly']);
      expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(2922 * 141);
    },
  );

  it(
    'on recertification around the day on which the certificate expires',
    covers('rule:recertification-window', 'C18'),
    async () => {
      const [rule, oracle] = [
        await importRule(folder, 'recertification-window'),
        await importOracle('recertification-window'),
      ];
      for (let examDay = day('2024-01-01'); examDay < day('2032-01-01'); examDay += 1)
        for (let expiryDay = examDay - 20; expiryDay <= examDay + 20; expiryDay += 1)
          if (outcomeOf(rule({ examDay, expiryDay })) !== oracle({ examDay, expiryDay }))
            throw new Error(`Exam day ${examDay}.`);
    },
  );

  const aroundAge = (years: number) =>
    Array.from({ length: 2192 * 7 }, (_, index) => {
      const birthDay = day('2007-01-01') + Math.floor(index / 7);
      return { birthDay, startDay: birthDay + Math.round(years * 365.25) + (index % 7) - 3 };
    });

  it(
    'on adults at course start for every birthday of six years around the eighteenth',
    covers('rule:adult-at-start', '5.10', '1.7'),
    async () => {
      const [rule, oracle] = [await importRule(folder, 'adult-at-start'), await importOracle('adult-at-start')];
      for (const person of aroundAge(18))
        if (outcomeOf(rule(person)) !== oracle(person)) throw new Error(JSON.stringify(person));
    },
  );

  it(
    'on the age at course start for every birthday of six years around its limits',
    covers('rule:age-at-start', 'C21'),
    async () => {
      const [rule, oracle] = [await importRule(folder, 'age-at-start'), await importOracle('age-at-start')];
      const people = [14, 18].flatMap((minimumAge) =>
        aroundAge(14).map((one) => ({ majority: 'minor', ...one, minimumAge })),
      );
      for (const person of people)
        if (outcomeOf(rule(person)) !== oracle(person)) throw new Error(JSON.stringify(person));
    },
  );

  it(
    'on the last day for withdrawal, for every booking day of twelve years',
    covers('rule:withdrawal-deadline'),
    async () => {
      const [rule, oracle] = [
        await importRule(folder, 'withdrawal-deadline'),
        await importOracle('withdrawal-deadline'),
      ];
      for (let today = day('2024-01-01'); today <= day('2035-12-31'); today += 1)
        for (const hour of [0, 22, 23]) {
          const booking = { concludedAt: today * 86_400_000 + hour * 3_600_000 };
          if (outcomeOf(rule(booking)) !== oracle(booking)) throw new Error(JSON.stringify(booking));
        }
    },
  );

  it(
    'on the express request: it is required whenever the course starts within the withdrawal period',
    covers('rule:withdrawal-notice', 'rule:withdrawal-deadline'),
    async () => {
      const [notice, deadline] = [
        await importRule(folder, 'withdrawal-notice'),
        await importRule(folder, 'withdrawal-deadline'),
      ];
      for (let today = day('2026-11-22'); today <= day('2028-11-21'); today += 1) {
        const concludedAt = today * 86_400_000 + 43_200_000;
        const last = Number(outcomeOf(deadline({ concludedAt })));
        for (let startDay = today; startDay < today + 30; startDay += 1) {
          const wanted = startDay <= last ? 'expressRequest' : 'none';
          if (outcomeOf(notice({ concludedAt, startDay })) !== wanted)
            throw new Error(JSON.stringify({ today, startDay }));
        }
      }
    },
  );

  it(
    'on the withdrawal notice, every two hours on the days of clock changes',
    covers('rule:withdrawal-notice'),
    async () => {
      const [rule, oracle] = [await importRule(folder, 'withdrawal-notice'), await importOracle('withdrawal-notice')];
      for (const text of ['2026-03-27', '2026-10-23', '2027-03-26', '2027-10-29', '2026-12-30'])
        for (let hours = 0; hours < 96; hours += 2)
          for (let offset = -2; offset < 20; offset += 1) {
            const booking = {
              concludedAt: Date.parse(`${text}T00:30Z`) + hours * 3_600_000,
              startDay: day(text) + offset,
            };
            expect(outcomeOf(rule(booking)), JSON.stringify(booking)).toBe(oracle(booking));
          }
    },
  );
});

describe('a rule on dates', () => {
  it('gives the same answers in every time zone', () => {
    const script = `
      const [folder] = process.argv.slice(1);
      const { recertificationWindow } = await import(folder + '/rules/recertification-window.ts');
      const { adultAtStart } = await import(folder + '/rules/adult-at-start.ts');
      const { withdrawalNotice } = await import(folder + '/rules/withdrawal-notice.ts');
      let digest = 7;
      const add = (word) => { for (const letter of word) digest = (digest * 31 + letter.charCodeAt(0)) % 2147483647; };
      for (let day = 19723; day < 22645; day += 1) {
        for (let offset = 85; offset < 96; offset += 1) add(recertificationWindow({ examDay: day, expiryDay: day + offset }).row);
        for (let offset = -2; offset < 3; offset += 1) add(adultAtStart({ birthDay: day - 6575 + offset, startDay: day }).row);
        for (const hour of [0, 1, 21, 22, 23, 24]) add(withdrawalNotice({ concludedAt: day * 86400000 + hour * 3600000, startDay: day + 14 }).row);
      }
      console.log(digest);`;
    const digests = ['UTC', 'Europe/Warsaw', 'Pacific/Kiritimati', 'America/St_Johns'].map((zone) =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', script, folder], {
        env: { ...process.env, TZ: zone },
        cwd: path.dirname(folder),
        encoding: 'utf8',
      }),
    );
    expect(new Set(digests).size).toBe(1);
    expect(digests[0]).toMatch(/^\d+\n$/);
  });
});
