import { type RequestedRegistrationField, requestedFields } from '#forms/registration/requested-fields.ts';
import { type BookingStep, bookingSteps } from './answers.ts';
import type { BookingCase } from './booking-case.ts';

/** A step with the fields that it asks for in this booking. */
export interface OpenStep {
  readonly id: BookingStep;
  readonly asked: readonly RequestedRegistrationField[];
}

/** A guardian gives one address: as that of the booking. */
const askedElsewhere: readonly string[] = ['guardianEmail'];

/** The steps that have something to ask, and the page for checking at their end. */
export const openSteps = (booking: BookingCase): readonly OpenStep[] => {
  const asked = requestedFields(booking);
  const steps = bookingSteps.map(({ id, fields }) => {
    const order: readonly string[] = fields;
    const ofStep = asked.filter(({ field }) => order.includes(field.id) && !askedElsewhere.includes(field.id));
    return { id, asked: ofStep.toSorted((a, b) => order.indexOf(a.field.id) - order.indexOf(b.field.id)) };
  });
  return [...steps.filter((step) => step.asked.length > 0), { id: 'check', asked: [] }];
};

/** The step to show: the one wished for, unless an earlier one is not complete. */
export const reachableStep = (
  steps: readonly OpenStep[],
  wished: string | undefined,
  complete: (step: OpenStep) => boolean,
): BookingStep => {
  const wishedAt = Math.max(
    0,
    steps.findIndex(({ id }) => id === wished),
  );
  const stop = steps.findIndex((step, at) => at < wishedAt && !complete(step));
  return steps[stop === -1 ? wishedAt : stop]?.id ?? 'participant';
};
