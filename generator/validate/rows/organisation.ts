import { nipChecksumOk } from '#domain/identifiers/nip.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';

/** The placeholder of an unknown number. */
const noNip = '0000000000';

/** The tax number has the right control digit, and both spellings of the phone are one number. */
export const checkOrganisation = ({
  model: {
    organisation: { nip, phone, placeholder },
  },
}: Facts): Finding[] => {
  const findings: Finding[] = [];
  if (!nipChecksumOk(nip) && !(placeholder && nip === noNip))
    findings.push({
      code: 'bad-nip',
      at: { model: ['organisation', 'nip'] },
      found: `“${nip}” is no NIP: its control digit is wrong.`,
    });
  const shown = phone.display.replace(/\D/g, '');
  if (shown.length < 9 || !phone.international.endsWith(shown))
    findings.push({
      code: 'phone-mismatch',
      at: { model: ['organisation', 'phone', 'display'] },
      found: `“${phone.display}” is not the number “${phone.international}”.`,
    });
  return findings;
};
