import { z } from 'zod/mini';
import { printedBookingNumber } from '#domain/identifiers/booking-number.ts';
import { answerText, readAnswers } from '#forms/answers.ts';
import {
  confirmationMailParameters,
  registrationBody,
  registrationConfirmationBody,
  registrationConfirmationParameters,
  registrationPriceQuery,
  registrationStateParameters,
} from '#generated/schemas/own.ts';
import { isConfirmToken } from '../bookings/confirm-token.ts';
import { findRegistration, newlyOrdered, presentState } from '../bookings/find-registration.ts';
import { quoteRegistration } from '../bookings/price-registration.ts';
import type { FoundRegistration } from '../bookings/registration.ts';
import { upstreamStart } from '../bookings/upstream-terms.ts';
import type { Transaction } from '../database/database.ts';
import { contactMessages, type HeldReason } from '../database/schema.ts';
import { confirmBooking } from '../flows/confirm-booking.ts';
import { mailConfirmation } from '../flows/mail-booking.ts';
import { type OrderContext, register } from '../flows/register.ts';
import type { Api } from '../http/api.ts';
import { clientOf, networkDigest } from '../http/client.ts';
import { parseBody, parseParameters, parseQuery, readJson, readQuery, requireKey } from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';
import { isFormPost } from '../pages/accept-form-post.ts';
import { addConfirmationPage, confirmNatively } from '../pages/confirmation-page.ts';
import type { FormContext } from '../pages/contexts.ts';
import { findStoredTerm } from '../terms/find-terms.ts';
import type { FindTerm } from '../terms/term-finder.ts';
import { heldReason, separateTraces } from './automated-sender.ts';

/** What finds the term and its texts; the rest of the body is judged by the rules of the course. */
const order = z.object({ course: registrationBody.shape.course, lang: registrationBody.shape.lang });

interface RegistrationContext extends OrderContext, FormContext {
  /** Set where terms are those of an upstream calendar. */
  readonly findTerm: FindTerm | undefined;
}

export function addRegistrationRoutes(api: Api, options: RegistrationContext): void {
  const { database, answerOnce, findTerm, clock, catalogue, payments } = options;

  api.post('/api/registrations', async (context) => {
    const key = requireKey(context);
    const { traces, content } = separateTraces(await readJson(context));
    const client = clientOf(context, options.writes.trustProxy);
    const { course, lang } = parseBody(order, content);
    const state = await answerOnce({
      call: 'registration',
      key,
      content,
      prepare: async () => findTerm?.(course, lang),
      queue: findTerm ? null : { wanted: `term ${course}`, since: context.get('since') },
      work: async (transaction, upstream) => {
        const answers = readAnswers(content);
        const booking = { course, answers, upstream, client };
        const found = await register(options, transaction, booking);
        await noteHeld(transaction, found, heldReason(traces));
        const isNew = answerText(answers.place) === '';
        return presentState(transaction, found, options, isNew ? newlyOrdered : undefined);
      },
    });
    return context.json(state);
  });

  addConfirmationPage(api, options);
  api.post('/api/registrations/:reference/confirmation', async (context) => {
    if (isFormPost(context)) return confirmNatively(options, context);
    const { reference } = parseParameters(registrationConfirmationParameters, context.req.param());
    const { token } = parseBody(registrationConfirmationBody, await readJson(context));
    if (!isConfirmToken(options.secrets.linkKeys, reference, token)) throw new Refused('bad-token');
    const { outcome, found } = await database.transaction((transaction) =>
      confirmBooking(options, transaction, reference),
    );
    if (outcome === 'already') throw new Refused('already-registered');
    return context.json(await presentState(database, found, options));
  });

  api.post('/api/registrations/:reference/confirmation-mail', async (context) => {
    const { reference } = parseParameters(confirmationMailParameters, context.req.param());
    const client = clientOf(context, options.writes.trustProxy);
    const sent = await database.transaction(async (transaction) => {
      const found = await findRegistration(transaction, reference);
      const { status, heldUntil } = found.registration;
      if (status !== 'unconfirmed' || heldUntil === null) throw new Refused('nothing-to-confirm');
      const sender = { network: networkDigest(options.secrets.digestKey, client) };
      return mailConfirmation(options, transaction, { found, heldUntil, sender });
    });
    return context.json({ sent });
  });

  api.get('/api/registration-price', async (context) => {
    const query = parseQuery(registrationPriceQuery, readQuery(context));
    const upstream = await findTerm?.(query.course, query.lang);
    const term = upstream ? upstreamStart(upstream) : await findStoredTerm(database, query.course, options);
    return context.json(
      await quoteRegistration(database, term, { query, upstream, now: clock(), payments, catalogue }),
    );
  });

  api.get('/api/registrations/:reference', async (context) => {
    const { reference } = parseParameters(registrationStateParameters, context.req.param());
    const found = await findRegistration(database, reference);
    return context.json(await presentState(database, found, options));
  });
}

/** A booking that a program may have sent stands like any other, unconfirmed; the office finds it beside the messages that are held. */
async function noteHeld(
  transaction: Transaction,
  { registration: { number, person, createdAt } }: FoundRegistration,
  held: HeldReason | null,
): Promise<void> {
  if (held === null) return;
  const name = `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
  const { phone, email } = person;
  const answers = { name, phone, email, content: printedBookingNumber(number) };
  await transaction.insert(contactMessages).values({ answers, receivedAt: createdAt, held });
}
