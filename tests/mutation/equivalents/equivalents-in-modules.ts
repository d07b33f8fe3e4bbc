import type { Equivalent } from './equivalent.ts';

export const equivalentsInModules: readonly Equivalent[] = [
  {
    modules: ['dates/civil-date'],
    faults: [
      'dayOfEra / 1460 → dayOfEra / 1459',
      'dayOfEra / 36_524 → dayOfEra / 36523',
      'dayOfEra / 146_096 → dayOfEra / 146095',
    ],
    reason: 'Every day of 400 years, after which the calendar repeats, was compared and has the same date.',
  },
  {
    modules: ['identifiers/pesel'],
    faults: ['codedMonth / 20 → codedMonth / 19'],
    reason:
      'The century changes only for the codes 19, 38, 39, 57 to 59, 76 to 79 and 95 to 99, whose months do not exist.',
  },
  {
    modules: ['identifiers/pesel'],
    faults: ['century === undefined → false'],
    reason: 'Two digits hold at most four twenties, and each has its century; the check is for the type checker.',
  },
  {
    modules: ['texts/text-normalisation'],
    on: ['const spaces ='],
    faults: ['/[\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}]+/gu → /[\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}]/gu'],
    reason: 'Every occurrence is replaced, one by one or in runs.',
  },
  {
    modules: ['texts/email-address'],
    on: ['let start = 0'],
    faults: ['0 → (-1)'],
    reason: 'Before the first character both texts have nothing, which is equal.',
  },
  {
    modules: ['texts/email-address'],
    on: ['while ('],
    faults: ['start < from.length → true', 'start < from.length → start <= from.length'],
    reason: 'The texts differ, so that the loop ends at the difference, at the latest one after the end.',
  },
  {
    modules: ['texts/email-address'],
    on: ['const swapped ='],
    faults: ['\'\' → "Stryker was here!"'],
    reason: 'Fewer than two characters cannot be swapped, and the rests of the texts differ.',
  },
  {
    modules: ['texts/email-address'],
    on: ["const [first = ''] = address"],
    faults: ['\'\' → "Stryker was here!"'],
    reason: 'Where there is no first character, there is no at sign behind one, and nothing of it is shown.',
  },
  {
    modules: ['dates/working-days'],
    faults: ['century + 8 → century + 9'],
    reason: 'One more in centuries 16, 41, 66 and so on is lost when the sum is divided by three.',
  },
];
