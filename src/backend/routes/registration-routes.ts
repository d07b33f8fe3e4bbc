import { z } from 'zod/mini';
import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import { parseAnswers, textOfAnswer } from '#forms/answers.ts';
import {
  confirmationMailParameters,
  registrationBody,
  registrationConfirmationBody,
  registrationConfirmationParameters,
  registrationPriceQuery,
  registrationStateParameters,
} from '#generated/schemas/own.ts';
import { isConfirmationToken } from '../bookings/confirm-token.ts';
import { getRegistration, newlyOrdered, publicRegistrationState } from '../bookings/find-registration.ts';
import { quoteRegistrationPrice } from '../bookings/price-registration.ts';
import type { FoundRegistration } from '../bookings/registration.ts';
import { upstreamTermStart } from '../bookings/upstream-terms.ts';
import type { Transaction } from '../database/database.ts';
import { contactMessages, type QuarantineReason } from '../database/schema.ts';
import { confirmBooking } from '../flows/confirm-booking.ts';
import { mailConfirmationRequest } from '../flows/mail-booking.ts';
import { type OrderContext, registerBooking } from '../flows/register.ts';
import type { Api } from '../http/api.ts';
import { networkDigest, readClientAddress } from '../http/client.ts';
import {
  parseBody,
  parsePathParameters,
  parseQuery,
  readJsonBody,
  readQuery,
  requireIdempotencyKey,
} from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';
import { isNativeFormPost } from '../pages/accept-form-post.ts';
import { addConfirmationPage, confirmByFormPost } from '../pages/confirmation-page.ts';
import type { FormContext } from '../pages/contexts.ts';
import { getBookableTerm } from '../terms/find-terms.ts';
import type { FindTerm } from '../terms/term-finder.ts';
import { quarantineReason, splitSpamSignals } from './automated-sender.ts';

/** The part of the body that finds the term and its texts; the rules of the course check the rest. */
const order = z.object({ course: registrationBody.shape.course, lang: registrationBody.shape.lang });

interface RegistrationContext extends OrderContext, FormContext {
  /** Set if terms come from an upstream calendar. */
  readonly findTerm: FindTerm | undefined;
}

export function addRegistrationRoutes(api: Api, context: RegistrationContext): void {
  const { database, answerOnce, findTerm, clock, catalogue, payments } = context;

  api.post('/api/registrations', async (c) => {
    const key = requireIdempotencyKey(c);
    const { traces, content } = splitSpamSignals(await readJsonBody(c));
    const client = readClientAddress(c, context.writes.trustProxy);
    const { course, lang } = parseBody(order, content);
    const state = await answerOnce({
      call: 'registration',
      key,
      content,
      prepare: async () => findTerm?.(course, lang),
      queue: findTerm ? null : { wanted: `term ${course}`, since: c.get('since') },
      work: async (transaction, upstream) => {
        const answers = parseAnswers(content);
        const booking = { course, answers, upstream, client };
        const found = await registerBooking(context, transaction, booking);
        await noteQuarantined(transaction, found, quarantineReason(traces));
        const isNew = textOfAnswer(answers.place) === '';
        return publicRegistrationState(transaction, found, context, isNew ? newlyOrdered : undefined);
      },
    });
    return c.json(state);
  });

  addConfirmationPage(api, context);
  api.post('/api/registrations/:reference/confirmation', async (c) => {
    if (isNativeFormPost(c)) return confirmByFormPost(context, c);
    const { reference } = parsePathParameters(registrationConfirmationParameters, c.req.param());
    const { token } = parseBody(registrationConfirmationBody, await readJsonBody(c));
    if (!isConfirmationToken(context.secrets.linkKeys, reference, token)) throw new Refused('bad-token');
    const { outcome, found } = await database.transaction((transaction) =>
      confirmBooking(context, transaction, reference),
    );
    if (outcome === 'already') throw new Refused('already-registered');
    return c.json(await publicRegistrationState(database, found, context));
  });

  api.post('/api/registrations/:reference/confirmation-mail', async (c) => {
    const { reference } = parsePathParameters(confirmationMailParameters, c.req.param());
    const client = readClientAddress(c, context.writes.trustProxy);
    const sent = await database.transaction(async (transaction) => {
      const found = await getRegistration(transaction, reference);
      const { status, heldUntil } = found.registration;
      if (status !== 'unconfirmed' || heldUntil === null) throw new Refused('nothing-to-confirm');
      const sender = { network: networkDigest(context.secrets.digestKey, client) };
      return mailConfirmationRequest(context, transaction, { found, heldUntil, sender });
    });
    return c.json({ sent });
  });

  api.get('/api/registration-price', async (c) => {
    const query = parseQuery(registrationPriceQuery, readQuery(c));
    const upstream = await findTerm?.(query.course, query.lang);
    const term = upstream ? upstreamTermStart(upstream) : await getBookableTerm(database, query.course, context);
    return c.json(await quoteRegistrationPrice(database, term, { query, upstream, now: clock(), payments, catalogue }));
  });

  api.get('/api/registrations/:reference', async (c) => {
    const { reference } = parsePathParameters(registrationStateParameters, c.req.param());
    const found = await getRegistration(database, reference);
    return c.json(await publicRegistrationState(database, found, context));
  });
}

/**
 * A booking that a bot may have sent is stored like any other. This adds a quarantined contact message with its booking number, by which
 * the office finds it.
 */
async function noteQuarantined(
  transaction: Transaction,
  { registration: { number, person, createdAt } }: FoundRegistration,
  quarantine: QuarantineReason | null,
): Promise<void> {
  if (quarantine === null) return;
  const name = `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
  const { phone, email } = person;
  const answers = { name, phone, email, content: formatBookingNumber(number) };
  await transaction.insert(contactMessages).values({ answers, receivedAt: createdAt, quarantine });
}
