import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { peselBirthDate } from '#domain/identifiers/pesel.ts';
import { normaliseForComparison } from '#domain/texts/plain-letters.ts';
import { textOfAnswer } from '#forms/answers.ts';
import type { RegistrationAnswers } from '#forms/registration/requested-fields.ts';
import { type SamePersonInput, samePerson } from '#generated/rules/same-person.ts';
import { decryptText, type Keyring } from '../database/secrets/encrypt-text.ts';
import type { StoredRegistration } from './registration.ts';

/** The data by which participants are told apart; a text is empty if it was not given or is no longer kept. */
export interface Participant {
  readonly name: string;
  readonly pesel: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
}

/** The participant of the answers of a form. */
export const participantFromAnswers = (person: RegistrationAnswers, sensitive: RegistrationAnswers): Participant => {
  const pesel = textOfAnswer(sensitive.pesel);
  const day = peselBirthDate(pesel);
  return {
    name: normaliseForComparison(`${textOfAnswer(person.firstName)} ${textOfAnswer(person.lastName)}`),
    pesel,
    birthDate: day === null ? textOfAnswer(sensitive.birthDate) : formatCivilDate(day),
  };
};

const sensitiveFields = z.record(z.string(), z.unknown());

/** The participant of a stored registration. Its decrypted data serve the comparison only and are shown to nobody. */
export const participantFromRegistration = (
  keys: Keyring,
  { reference, person, sensitive }: Pick<StoredRegistration, 'reference' | 'person' | 'sensitive'>,
): Participant =>
  participantFromAnswers(
    person,
    sensitive === null ? {} : sensitiveFields.parse(JSON.parse(decryptText(keys, reference, sensitive))),
  );

const compared = (left: string, right: string): SamePersonInput['peselMatch'] => {
  if (left === '' || right === '') return 'unknown';
  return left === right ? 'same' : 'different';
};

/** Whether both are one person, by the rule `same-person`. */
export const isSamePerson = (left: Participant, right: Participant): boolean =>
  samePerson({
    peselMatch: compared(left.pesel, right.pesel),
    birthDayMatch: compared(left.birthDate, right.birthDate),
    sameName: left.name !== '' && left.name === right.name,
  }).value === 'same';
