import { expect, test } from 'vitest';
import * as civilDate from '#domain/dates/civil-date.ts';
import * as warsawDate from '#domain/dates/warsaw-date.ts';
import * as workingDays from '#domain/dates/working-days.ts';
import * as nip from '#domain/identifiers/nip.ts';
import * as pesel from '#domain/identifiers/pesel.ts';
import * as lowestPrice from '#domain/money/lowest-price.ts';
import * as emailAddress from '#domain/texts/email-address.ts';
import * as textNormalisation from '#domain/texts/text-normalisation.ts';
import * as parameters from '#generated/rules/parameters.ts';
import { civilDateCheck } from './module-checks/civil-date.ts';
import { emailAddressCheck } from './module-checks/email-address.ts';
import { lowestPriceCheck } from './module-checks/lowest-price.ts';
import { nipCheck } from './module-checks/nip.ts';
import { parametersCheck } from './module-checks/parameters.ts';
import { peselCheck } from './module-checks/pesel.ts';
import { textNormalisationCheck } from './module-checks/text-normalisation.ts';
import { warsawDateCheck } from './module-checks/warsaw-date.ts';
import { workingDaysCheck } from './module-checks/working-days.ts';

const checks: Readonly<Record<string, () => void>> = {
  'generated/rules/parameters': () => parametersCheck(parameters),
  'dates/civil-date': () => civilDateCheck(civilDate),
  'dates/warsaw-date': () => warsawDateCheck(warsawDate),
  'dates/working-days': () => workingDaysCheck(workingDays),
  'identifiers/nip': () => nipCheck(nip),
  'identifiers/pesel': () => peselCheck(pesel),
  'money/lowest-price': () => lowestPriceCheck(lowestPrice),
  'texts/email-address': () => emailAddressCheck(emailAddress),
  'texts/text-normalisation': () => textNormalisationCheck(textNormalisation),
};

test.each(Object.entries(checks))('%s equals a second computation', (_, check) => {
  expect(check).not.toThrow();
});
