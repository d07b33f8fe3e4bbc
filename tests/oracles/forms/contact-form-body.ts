import { z } from 'zod/v3';

/** What call 1 carries: name, phone, email, content (optional), agreement (always true). */
export const oracle = z
  .object({
    name: z.string().min(1).max(200),
    phone: z.string().min(9).max(40),
    email: z.string().max(254),
    content: z.string().max(4000).optional(),
    agreement: z.literal(true),
  })
  .strict();
