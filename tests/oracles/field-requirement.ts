/** What it is written from. */
export const source = ['5.8'];

/** A conditional field is required when its condition holds and hidden otherwise. */
export const oracle = (field: {
  requirement: string;
  enquiry: boolean;
  minor: boolean;
  certificate: boolean;
  withoutPesel: boolean;
  recertification: boolean;
  withdrawalWaived: boolean;
  secondPersonOffered: boolean;
}): string => {
  if (field.requirement === 'always') return 'required';
  if (field.requirement === 'never') return 'optional';
  if (field.enquiry) return 'hidden';
  if (field.requirement === 'optionalInOrder') return 'optional';
  if (field.requirement === 'whenSecondPersonOffered') return field.secondPersonOffered ? 'optional' : 'hidden';
  const givesPesel = field.certificate && !field.withoutPesel;
  const holds = {
    whenOrdered: true,
    whenMinor: field.minor,
    whenCertificate: field.certificate,
    whenPesel: givesPesel,
    whenDocument: field.certificate && field.withoutPesel,
    whenNoPesel: !givesPesel,
    whenRecertification: field.recertification,
    whenWithdrawalWaived: field.withdrawalWaived,
  }[field.requirement];
  return holds === true ? 'required' : 'hidden';
};
