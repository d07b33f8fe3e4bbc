import { expect, test } from 'vitest';
import { laws } from '#model/laws.ts';

/** Typed a second time from the research on the law: article, place of publication, first day in force. */
const typedAgain: Readonly<
  Record<string, readonly [article: string | null, publication: string | null, from?: string]>
> = {
  'civil-code-10': ['art. 10', 'consolidated in Dz. U. of 2025, item 1071'],
  'civil-code-66-1': ['art. 66¹', 'consolidated in Dz. U. of 2025, item 1071'],
  'civil-code-112': ['art. 112', 'consolidated in Dz. U. of 2025, item 1071'],
  'civil-code-115': ['art. 115', 'consolidated in Dz. U. of 2025, item 1071'],
  'civil-code-118': ['art. 118', 'consolidated in Dz. U. of 2025, item 1071'],
  'family-code-98': ['art. 98 and 155', 'Dz. U. of 1964, item 59'],
  'consumer-rights-7a': ['art. 7a', 'consolidated in Dz. U. of 2024, item 1796'],
  'consumer-rights-12': ['art. 12', 'consolidated in Dz. U. of 2024, item 1796'],
  'consumer-rights-17': ['art. 17', 'consolidated in Dz. U. of 2024, item 1796'],
  'order-button-ruling': [null, 'ECLI:EU:C:2022:269'],
  'consumer-rights-21': ['art. 21(1)', 'consolidated in Dz. U. of 2024, item 1796'],
  'consumer-rights-27': ['art. 27', 'consolidated in Dz. U. of 2024, item 1796'],
  'consumer-rights-30': ['art. 30', 'consolidated in Dz. U. of 2024, item 1796'],
  'consumer-rights-32': ['art. 32', 'consolidated in Dz. U. of 2024, item 1796'],
  'consumer-rights-early-start': ['art. 15(3), 21(2) and 35', 'consolidated in Dz. U. of 2024, item 1796'],
  'consumer-rights-38': ['art. 38(1) point 1', 'consolidated in Dz. U. of 2024, item 1796'],
  'consumer-rights-38a': ['art. 38a', 'consolidated in Dz. U. of 2024, item 1796', '2021-01-01'],
  'e-services-8': ['art. 8', 'consolidated in Dz. U. of 2024, item 1513'],
  'consumer-disputes-31': ['art. 31–32', 'Dz. U. of 2016, item 1823'],
  'price-information-4': ['art. 4', 'Dz. U. of 2014, item 915', '2023-01-01'],
  'electronic-communications-399': ['art. 399', 'Dz. U. of 2024, item 1221', '2024-11-10'],
  'gdpr-5': ['art. 5(1)(c)', 'Regulation (EU) 2016/679'],
  'gdpr-6-contract': ['art. 6(1)(b)', 'Regulation (EU) 2016/679'],
  'gdpr-6-duty': ['art. 6(1)(c)', 'Regulation (EU) 2016/679'],
  'gdpr-6-interest': ['art. 6(1)(f)', 'Regulation (EU) 2016/679'],
  'gdpr-12': ['art. 12(3)', 'Regulation (EU) 2016/679'],
  'gdpr-13': ['art. 13', 'Regulation (EU) 2016/679'],
  'gdpr-16': ['art. 16', 'Regulation (EU) 2016/679'],
  'gdpr-17': ['art. 17', 'Regulation (EU) 2016/679'],
  'gdpr-46': ['art. 45–46', 'Regulation (EU) 2016/679'],
  'labour-code-22-1': ['art. 22¹', 'Dz. U. of 1974, item 141'],
  'tax-ordinance-86': ['art. 70 and 86', 'Dz. U. of 1997, item 926'],
  'medical-rescue-13': ['art. 13–14', 'consolidated in Dz. U. of 2025, item 91'],
  'medical-rescue-interior': ['art. 16a–16e', 'consolidated in Dz. U. of 2025, item 91'],
  'medical-rescue-defence': ['art. 16f–16j', 'consolidated in Dz. U. of 2025, item 91'],
  'kpp-regulation': [null, 'consolidated in Dz. U. of 2021, item 411'],
  'first-aid-medicines': [null, 'Dz. U. of 2025, item 637', '2025-05-30'],
  'public-holidays': [null, 'Dz. U. of 2025, item 296'],
  accessibility: [null, 'Dz. U. of 2024, item 731', '2025-06-28'],
  'withdrawal-function': [null, 'Directive (EU) 2023/2673', '2026-06-19'],
};

test.each(laws)('$id is cited as the legal research found it', ({ id, article, publication, inForceFrom }) => {
  const from = inForceFrom ?? undefined;
  expect([article?.en ?? null, publication?.en ?? null, ...(from === undefined ? [] : [from])]).toEqual(typedAgain[id]);
});

const figures = (words: string): readonly string[] => words.match(/\d+[a-z]?/g) ?? [];

test.each(laws.filter(({ article }) => article !== null))(
  '$id names the same article in both languages',
  ({ article }) => {
    expect(new Set(figures(article?.pl ?? ''))).toEqual(new Set(figures(article?.en ?? '')));
  },
);
