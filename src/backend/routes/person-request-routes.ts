import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';
import { checkAccountDeletion } from '#forms/account-deletion.ts';
import type { CheckedForm } from '#forms/check-form.ts';
import { checkWithdrawal } from '#forms/withdrawal.ts';
import type { PlaceContext } from '../bookings/contexts.ts';
import type { Transaction } from '../database/database.ts';
import { personRequests, type QuarantineReason } from '../database/schema.ts';
import { processWithdrawalStatement } from '../flows/ending/take-withdrawal.ts';
import { prepareNothing } from '../http/answer-once.ts';
import type { Api, ApiEnvironment } from '../http/api.ts';
import { networkDigest, readClientAddress } from '../http/client.ts';
import { readJsonBody, readVisitorLocale, requireIdempotencyKey, requireValidForm } from '../http/read-request.ts';
import { queueMail, type Sender } from '../outbox/queue-mail.ts';
import { acceptFormPost, isNativeFormPost, type NativeForm } from '../pages/accept-form-post.ts';
import type { FormContext } from '../pages/contexts.ts';
import { nativeDeletion, nativeWithdrawal } from '../pages/form-posts.ts';
import { quarantineReason } from './automated-sender.ts';

/**
 * The requests of persons. A request for deletion is only stored; a withdrawal may take effect at once. Neither answer reveals whether an
 * address or a booking number is known; only a person who gives both of one booking learns its state.
 */
export function addPersonRequestRoutes(api: Api, context: FormContext & PlaceContext): void {
  api.post('/api/account-deletions', (c) =>
    takeRequest(context, c, {
      call: 'account-deletion',
      native: nativeDeletion,
      check: checkAccountDeletion,
      quarantine: {},
      store: async (transaction, { content, locale, receivedAt, sender }) => {
        await transaction
          .insert(personRequests)
          .values({ kind: 'account-deletion', content: { ...content }, receivedAt });
        const facts = { receivedAt: receivedAt.toISOString() };
        await queueMail(transaction, { kind: 'deletion-requested', to: content.email, locale, facts, sender });
        return {};
      },
    }),
  );
  api.post('/api/withdrawals', (c) =>
    takeRequest(context, c, {
      call: 'withdrawal',
      native: nativeWithdrawal,
      check: checkWithdrawal,
      quarantine: { effect: 'office' },
      store: (transaction, statement) => processWithdrawalStatement(context, transaction, statement),
    }),
  );
}

interface Taken<Body> {
  readonly content: Body;
  readonly locale: Locale;
  readonly receivedAt: Date;
  readonly sender: Sender;
}

interface RequestKind<Body> {
  readonly call: (typeof personRequests.$inferSelect)['kind'];
  /** The form of the request as a browser without scripts sends it. */
  readonly native: NativeForm;
  readonly check: (body: unknown) => CheckedForm<Body>;
  /** Stores the request, and returns the fields of the answer in addition to the moment of its arrival. */
  readonly store: (transaction: Transaction, taken: Taken<Body>) => Promise<object>;
  /** Additional fields of the answer to a quarantined request. */
  readonly quarantine: object;
}

interface RequestSent {
  readonly key: string | undefined;
  readonly body: unknown;
  readonly locale: Locale;
  readonly sender: Sender;
  /** Set if a bot may have sent the request, which then waits for the office, without any effect. */
  readonly quarantine: QuarantineReason | null;
}

/** Accepts a request as JSON from a script, or as a form from a browser without scripts. */
async function takeRequest<Body extends object>(
  context: FormContext,
  c: Context<ApiEnvironment>,
  kind: RequestKind<Body>,
): Promise<Response> {
  const store = requestStore(context, kind);
  const sender = { network: networkDigest(context.secrets.digestKey, readClientAddress(c, context.writes.trustProxy)) };
  if (isNativeFormPost(c)) {
    const answering = { form: kind.native, style: context.style };
    return acceptFormPost(c, answering, ({ locale, answers, unseen }) =>
      store({
        key: undefined,
        body: answers,
        locale,
        sender,
        quarantine: quarantineReason({ unseen, filledInMs: undefined }),
      }),
    );
  }
  const key = requireIdempotencyKey(c);
  const body = await readJsonBody(c);
  return c.json(await store({ key, body, locale: readVisitorLocale(c), sender, quarantine: null }));
}

const requestStore =
  <Body extends object>({ answerOnce, clock }: FormContext, kind: RequestKind<Body>) =>
  async ({ key, body, locale, sender, quarantine }: RequestSent): Promise<unknown> => {
    const { call, check, store } = kind;
    const content = requireValidForm(check(body));
    return answerOnce({
      call,
      key,
      content,
      prepare: prepareNothing,
      work: async (transaction) => {
        const receivedAt = new Date(clock());
        const answer = { receivedAt: receivedAt.toISOString() };
        if (quarantine === null)
          return { ...answer, ...(await store(transaction, { content, locale, receivedAt, sender })) };
        const kept = Object.fromEntries(Object.entries(content));
        await transaction.insert(personRequests).values({ kind: call, content: kept, receivedAt, quarantine });
        return { ...answer, ...kind.quarantine };
      },
    });
  };
