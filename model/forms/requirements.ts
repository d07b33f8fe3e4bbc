import type { LocalizedTexts } from '../localized-text.ts';

/**
 * When a field must be filled in; a field required only in some case is shown only then. `whenPesel`, `whenDocument`:
 * the course needs the PESEL, and the person has one, or has not; `whenNoPesel`: no PESEL is given.
 */
export const requirements = {
  always: { pl: 'zawsze', en: 'always' },
  never: { pl: 'nigdy', en: 'never' },
  whenOrdered: { pl: 'przy zamówieniu', en: 'for an order' },
  whenAddressNeeded: { pl: 'przy egzaminie państwowym albo fakturze na firmę', en: 'for a state exam or an invoice to a company' },
  optionalInOrder: { pl: 'nieobowiązkowo przy zamówieniu', en: 'optional for an order' },
  whenMinor: { pl: 'gdy osoba jest niepełnoletnia', en: 'for a minor' },
  whenCertificate: { pl: 'gdy kurs kończy się państwowym zaświadczeniem', en: 'for a state certificate' },
  whenPeselNeeded: { pl: 'gdy kurs wymaga numeru PESEL', en: 'for a course that needs the PESEL' },
  whenPesel: { pl: 'gdy osoba ma PESEL', en: 'for a person with a PESEL' },
  whenDocument: { pl: 'gdy trzeba PESEL, a osoba go nie ma', en: 'for a PESEL that is missing' },
  whenNoPesel: { pl: 'gdy nie podano PESEL', en: 'for no PESEL given' },
  whenRecertification: { pl: 'przy recertyfikacji', en: 'for recertification' },
  whenWithdrawalWaived: { pl: 'gdy kurs zaczyna się przed upływem terminu odstąpienia', en: 'for a start within the withdrawal period' },
  whenSecondPersonOffered: { pl: 'nieobowiązkowo, gdy jest zniżka za drugą osobę', en: 'optional, for a second-person discount' },
} as const satisfies LocalizedTexts;

/** Requirements under which a field may always stay empty. */
export const neverOblige: readonly string[] = ['never', 'optionalInOrder', 'whenSecondPersonOffered'] satisfies readonly (keyof typeof requirements)[];
