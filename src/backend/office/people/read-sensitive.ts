import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { peselBirthDate } from '#domain/identifiers/pesel.ts';
import type { RegistrationField } from '#forms/registration/requested-fields.ts';
import type { StoredRegistration } from '../../bookings/registration.ts';
import type { Transaction } from '../../database/database.ts';
import { officeAccess } from '../../database/schema.ts';
import { decryptText } from '../../database/secrets/encrypt-text.ts';
import type { Office } from '../command/command.ts';

const sensitiveSchema = z.record(z.string(), z.string());
export type Sensitive = Readonly<Partial<Record<RegistrationField['id'], string>>>;

export interface Access {
  readonly command: string;
  readonly reason: string;
  /** The term or booking whose data are read; contains no data about a person. */
  readonly about: string;
}

/**
 * Decrypts fields, after storing who reads them, when, why, and about which booking or term: the record is kept or rolled back with the
 * transaction of the read.
 */
export const readSensitiveFields = async (
  { secrets, who, now }: Office,
  transaction: Transaction,
  { registrations, ...access }: Access & { readonly registrations: readonly StoredRegistration[] },
): Promise<ReadonlyMap<number, Sensitive>> => {
  const encrypted = registrations.filter(({ sensitive }) => sensitive !== null);
  await transaction.insert(officeAccess).values({ ...access, who, at: new Date(now), people: encrypted.length });
  return new Map(
    encrypted.map(({ id, reference, sensitive }) => [
      id,
      sensitiveSchema.parse(JSON.parse(decryptText(secrets.encryptionKeys, reference, sensitive ?? ''))),
    ]),
  );
};

/** The day of birth that was typed, otherwise that of the PESEL. */
export const findBirthDate = ({ birthDate = '', pesel = '' }: Sensitive): string => {
  const day = peselBirthDate(pesel);
  return birthDate === '' && day !== null ? formatCivilDate(day) : birthDate;
};
