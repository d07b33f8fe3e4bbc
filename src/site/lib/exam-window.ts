import { certificateExpiry } from '#generated/rules/certificate-expiry.ts';
import {
  type RecertificationAdmissionInput,
  type RecertificationAdmissionValue,
  recertificationAdmission,
} from '#generated/rules/recertification-admission.ts';
import { recertificationWindow } from '#generated/rules/recertification-window.ts';

/** A certificate as its holder describes it; days are day numbers. */
export interface Certificate {
  readonly kind: RecertificationAdmissionInput['certificate'];
  readonly dated: 'issue' | 'expiry';
  readonly day: number;
  /** Whether its holder works in, serves in or belongs to a cooperating unit. */
  readonly belongsToUnit: boolean;
}

/** Days on which the exam can be taken, both included. */
export interface ExamWindow {
  readonly first: number;
  readonly last: number;
}

/** The admission to the exam today. `window` is null where the rules of a ministry apply, and where the exam is for others. */
export interface Answer {
  readonly value: RecertificationAdmissionValue;
  readonly window: ExamWindow | null;
}

const isOpen = (expiryDay: number, examDay: number): boolean =>
  recertificationWindow({ expiryDay, examDay }).value === 'inWindow';

/** The days inside the window of the rule; the last is the day on which the certificate expires. */
export const examWindow = (expiryDay: number): ExamWindow => {
  let first = expiryDay;
  while (isOpen(expiryDay, first - 1)) first -= 1;
  return { first, last: expiryDay };
};

/** Certificates of the ministries are never computed. */
export const examAdmissionOfCertificate = ({ kind, dated, day, belongsToUnit }: Certificate, today: number): Answer => {
  const expiryDay = dated === 'issue' ? certificateExpiry({ issueDay: day }).value : day;
  const window = recertificationWindow({ expiryDay, examDay: today }).value;
  const { value } = recertificationAdmission({ certificate: kind, belongsToUnit, window });
  return { value, window: value === 'ownRules' || value === 'notInUnit' ? null : examWindow(expiryDay) };
};
