import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { Coming } from '#forms/registration/circumstances.ts';
import type { CallFailure } from '../../lib/api/call-error.ts';
import { type Problems, toResolverResult } from '../../lib/forms/field-errors.ts';
import { useOnPageRestored } from '../../lib/hooks/use-restored.ts';
import { useLocale } from '../../lib/texts-context.ts';
import type { AcceptedBooking, BookingCase, BookingCourse } from './booking-case.ts';
import {
  type Answers,
  type BookingFieldId,
  type BookingStep,
  bookingFields,
  decidePlacesForBooking,
  emptyBookingAnswers,
  sensitiveFields,
  textOfBookingAnswer,
} from './booking-case.ts';
import { removeStoredBooking, useRecoveredBooking, useStoreBooking } from './kept-booking.ts';
import {
  buildBookingBody,
  checkBookingAnswers,
  listBookingSteps,
  type OpenStep,
  reachableStep,
} from './steps/booking-steps.ts';
import { codesOfRefusedFields, useSendRegistration } from './use-send-registration.ts';

const isField = (id: string): id is BookingFieldId => bookingFields.some((field) => field.id === id);

const stepInHistory = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'step' in state ? String(state.step) : undefined;

const fieldsIn = (problems: Problems): readonly BookingFieldId[] => Object.keys(problems).filter(isField);

/** The first step with a field that the server refused; only the server may have required it. */
const refusedStep = (booking: BookingCase, refused: Problems): BookingStep | undefined =>
  listBookingSteps({ ...booking, demanded: fieldsIn(refused) }).find((step) =>
    step.requested.some(({ field }) => refused[field.id] !== undefined),
  )?.id;

const knownInHistory = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'known' in state ? String(state.known) : '';

/**
 * The pair code of the link that the first person has shared; and, for an offered place, the answers of its reserve list entry and who
 * takes part.
 */
export const bookingGivenByLink = (
  search: string,
  state: unknown,
): { readonly answers: Answers; readonly coming: Coming } => {
  const known = new URLSearchParams(knownInHistory(state));
  return {
    answers: {
      pairCode: new URLSearchParams(search).get('pairCode') ?? '',
      ...Object.fromEntries([...known].filter(([id]) => isField(id))),
    },
    coming: known.get('coming') === 'withTeenager' ? 'withTeenager' : 'alone',
  };
};

/** The form that all steps share; what is checked depends on the step that is shown. */
const useAnswersForm = (check: (answers: Answers) => Problems, given: Answers) =>
  useForm<Answers>({
    defaultValues: { ...emptyBookingAnswers(), ...given },
    shouldFocusError: false,
    resolver: (values) => toResolverResult(values, check(values)),
  });

/** Whether the entry of the history was made by a step of the booking, so that Back leads to the step before it. */
const isPushed = (state: unknown): boolean => typeof state === 'object' && state !== null && 'pushed' in state;

const later = (steps: readonly OpenStep[], one: string | undefined, other: string | undefined): string | undefined =>
  steps.findLast(({ id }) => id === one || id === other)?.id;

/** Decides the step when the entry of the history changes, not when the answers do. */
const useStep = (key: string, decide: () => BookingStep) => {
  const [decided, setDecided] = useState(() => ({ key, step: decide() }));
  if (decided.key === key) return decided.step;
  const next = { key, step: decide() };
  setDecided(next);
  return next.step;
};

const indexOf = (steps: readonly OpenStep[], step: BookingStep): number =>
  Math.max(
    0,
    steps.findIndex(({ id }) => id === step),
  );

/** Exchanges the names of participant and guardian: whoever typed their own name keeps it when it changes who takes part. */
export const exchangeNames = ({ getValues, setValue }: UseFormReturn<Answers>): void => {
  for (const [participant, guardian] of [
    ['firstName', 'guardianFirstName'],
    ['lastName', 'guardianLastName'],
  ] as const) {
    const [name = '', other = ''] = getValues([participant, guardian]);
    setValue(participant, other);
    setValue(guardian, name);
  }
};

const isTermBookable = (booking: BookingCase): boolean => decidePlacesForBooking(booking) === 'bookable';

/** State of a booking. The history has its steps and none of its answers. */
export const useBookingForm = (course: BookingCourse, onAccepted: (accepted: AcceptedBooking) => void) => {
  const locale = useLocale();
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const [bookedAt] = useState(Date.now);
  const [refusals, setRefusals] = useState<Problems>({});
  const [wiped, setWiped] = useState(false);
  const [known] = useState(() => bookingGivenByLink(search, state));
  const { kept, filledBefore, drop, ...choices } = useRecoveredBooking(course.term.id, known.coming);
  const [target, setTarget] = useState<string | undefined>(kept === null ? undefined : kept.step);
  const requested = useRef<OpenStep['requested']>([]);
  const untouched = { ...emptyBookingAnswers(), ...known.answers };
  const { coming, onDevice } = choices;
  const confirmedEmail = textOfBookingAnswer(known.answers, 'email');
  const given = { course, coming, bookedAt, demanded: fieldsIn(refusals), confirmedEmail };
  const caseOf = (answers: Answers): BookingCase => ({ ...given, answers });
  const form = useAnswersForm((answers) => checkBookingAnswers(caseOf(answers), requested.current), {
    ...untouched,
    ...kept?.answers,
  });
  const booking = caseOf(form.watch());
  const steps = listBookingSteps(booking);
  const isComplete = ({ requested: of }: OpenStep) => Object.keys(checkBookingAnswers(booking, of)).length === 0;
  const reach = (wanted: string | undefined): BookingStep => reachableStep(steps, wanted, isComplete);
  const current = useStep(key, () => reach(stepInHistory(state) ?? target));
  const at = indexOf(steps, current);
  requested.current = steps[at]?.requested ?? [];
  const { answers } = booking;
  useStoreBooking({ course: course.term.id, step: current, answers, coming, onDevice, untouched, filledBefore });

  const goTo = (step: BookingStep | undefined, replace = false): void => {
    form.reset(undefined, { keepValues: true, keepDefaultValues: true });
    const pushed = !replace || isPushed(state);
    void navigate({ search }, { state: { step, ...(pushed ? { pushed } : {}) }, replace });
  };
  const correctHistory = useEffectEvent(() => {
    const wanted = stepInHistory(state);
    if (wanted === current || (wanted === undefined && at === 0)) return;
    setTarget(later(steps, wanted, target));
    goTo(current, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each entry of the history
  useEffect(() => correctHistory(), [key]);
  /** Shows the first step with a refused field. */
  function showRefusal(failure: CallFailure): void {
    const found = codesOfRefusedFields(failure);
    setRefusals(found);
    const refused = refusedStep(booking, found);
    if (refused !== undefined) goTo(refused);
  }
  const registration = useSendRegistration({
    course: course.term.id,
    filledBefore,
    onAccepted: (accepted) => {
      form.reset(untouched);
      removeStoredBooking(course.term.id);
      onAccepted({ state: accepted, placeTaken: accepted.place === 'reserve' && isTermBookable(booking) });
    },
    onRefused: showRefusal,
  });
  useOnPageRestored(() => {
    for (const id of sensitiveFields) form.setValue(id, '');
    setWiped(true);
    goTo(current, true);
  });
  return {
    form,
    booking,
    steps,
    at,
    refusals,
    wiped,
    choices,
    recovered: kept !== null,
    registration,
    continueFrom: (): void => {
      setRefusals({});
      setWiped(false);
      registration.reconsider();
      const next = steps[at + 1]?.id;
      goTo(target === undefined ? next : reach(later(steps, next, target)));
      setTarget(undefined);
    },
    goBack: (): void => (isPushed(state) ? void navigate(-1) : goTo(steps[at - 1]?.id, true)),
    showRefusal,
    startOver: (): void => {
      form.reset(untouched);
      drop();
      setTarget(undefined);
      goTo(steps[0]?.id);
    },
    order: (amount: number | null, unseen: string): void =>
      registration.send({ ...buildBookingBody(booking, locale), amount }, unseen),
  };
};
