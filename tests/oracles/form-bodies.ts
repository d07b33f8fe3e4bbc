import { z } from 'zod/v3';

/** What call 1 carries: name, phone, email, content (optional), agreement (always true). */
export const contactFormBody = z
  .object({
    name: z.string().min(1).max(200),
    phone: z.string().min(9).max(40),
    email: z.string().max(254),
    content: z.string().max(4000).optional(),
    agreement: z.literal(true),
  })
  .strict();

const text = (longest: number) => z.string().max(longest);
const declaration = z.literal(true);

/** The fields of the registration form (specification section 3), guardian and declarations included. */
export const registrationBody = z
  .object({
    course: z.number().int().min(1).max(2_147_483_647),
    lang: z.enum(['pl', 'en']),
    amount: z.number().int().min(0).max(2_147_483_647).nullable(),
    firstName: text(100),
    lastName: text(100),
    identity: z.enum(['pesel', 'document']).optional(),
    pesel: z.string().length(11).optional(),
    documentNumber: text(30).optional(),
    birthDate: z.string().date().optional(),
    birthCity: text(100).optional(),
    street: text(200).optional(),
    postalCode: text(12).optional(),
    city: text(100).optional(),
    country: text(60).optional(),
    guardianFirstName: text(100).optional(),
    guardianLastName: text(100).optional(),
    guardianEmail: text(254).optional(),
    schoolInsurance: declaration.optional(),
    email: text(254),
    phone: z.string().min(9).max(40),
    nip: text(30).optional(),
    discountCode: text(40).optional(),
    comments: text(2000).optional(),
    pairCode: text(40).optional(),
    certificateExpiry: z.string().date().optional(),
    cooperatingUnit: declaration.optional(),
    voluntaryParticipation: declaration.optional(),
    termsAcceptance: declaration,
    earlyStartRequest: declaration.optional(),
  })
  .strict();
