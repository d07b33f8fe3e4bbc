import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { recertificationWindow } from '#generated/rules/recertification-window.ts';
import { examAdmissionOfCertificate, examWindow } from '#site/lib/exam-window.ts';
import { covers } from '../../covers.ts';

const dayOf = (text: string): number => parseCivilDate(text) ?? Number.NaN;

describe('the exam window of a certificate', covers('rule:recertification-window'), () => {
  it.each([
    ['2027-05-31', '2027-03-01'],
    ['2027-03-15', '2026-12-15'],
    ['2028-05-29', '2028-02-29'],
    ['2027-02-28', '2026-11-28'],
  ])('that expires on %s opens on %s and closes with it', covers('C261'), (expiry, first) => {
    const window = examWindow(dayOf(expiry));
    expect([formatCivilDate(window.first), formatCivilDate(window.last)]).toEqual([first, expiry]);
  });

  it('contains exactly the days that the rule accepts', covers('5.15', '5.19'), () => {
    fc.assert(
      fc.property(fc.integer({ min: dayOf('2024-01-01'), max: dayOf('2032-12-31') }), (expiryDay) => {
        const { first, last } = examWindow(expiryDay);
        for (let examDay = first - 5; examDay <= last + 5; examDay += 1) {
          const inside = recertificationWindow({ expiryDay, examDay }).value === 'inWindow';
          expect(inside).toBe(examDay >= first && examDay <= last);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the answer of the calculator', () => {
  const today = dayOf('2026-11-21');

  it.each([
    ['2026-02-01', 'tooEarly'],
    ['2024-02-10', 'admitted'],
    ['2023-11-21', 'admitted'],
    ['2023-11-20', 'expiredAskUs'],
  ])(
    'for a certificate issued on %s is %s',
    covers('rule:certificate-expiry', 'rule:recertification-admission', 'C18'),
    (issued, value) => {
      expect(
        examAdmissionOfCertificate({ kind: 'civil', dated: 'issue', day: dayOf(issued), belongsToUnit: true }, today)
          .value,
      ).toBe(value);
    },
  );

  it('counts from the day of expiry when that date is given', covers('rule:recertification-window'), () => {
    const { window } = examAdmissionOfCertificate(
      { kind: 'civil', dated: 'expiry', day: dayOf('2027-05-31'), belongsToUnit: true },
      today,
    );
    expect(window).toEqual({ first: dayOf('2027-03-01'), last: dayOf('2027-05-31') });
  });

  it.each(['interior', 'defence'] as const)(
    'never computes a certificate of the %s ministry',
    covers('rule:recertification-admission', 'C20'),
    (kind) => {
      expect(
        examAdmissionOfCertificate({ kind, dated: 'issue', day: dayOf('2024-02-10'), belongsToUnit: true }, today),
      ).toEqual({
        value: 'ownRules',
        window: null,
      });
    },
  );

  it(
    'tells people outside the cooperating units that the exam is for others, whatever the date',
    covers('rule:recertification-admission', 'C17'),
    () => {
      const certificate = { kind: 'civil', dated: 'issue', day: dayOf('2024-02-10'), belongsToUnit: false } as const;
      expect(examAdmissionOfCertificate(certificate, today)).toEqual({ value: 'notInUnit', window: null });
    },
  );
});
