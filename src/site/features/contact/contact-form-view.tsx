import type { FocusEvent, FormEvent, ReactNode, Ref } from 'react';
import type { honeypotField } from '#contract/form-posts.ts';
import type { ProviderAccess } from '#contract/layout.ts';
import type { groupQuestions } from '#forms/contact.ts';
import { contactFormContract } from '#generated/api/provider-contracts.ts';
import { contactForm } from '#generated/data/forms/contact.ts';
import type { DocumentHrefs } from '../../lib/forms/document-hrefs.ts';
import type { FieldQuestion } from '../../lib/forms/field-question.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { DocumentLinks } from '../../ui/form/document-links.tsx';
import { FieldControl } from '../../ui/form/field-control.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { UnseenField } from '../../ui/form/unseen-field.tsx';

export const { fields: contactFields } = contactForm;
type GroupQuestion = (typeof groupQuestions)[number];
export type ContactField = (typeof contactFields)[number];
export type ContactFieldId = ContactField['id'];

/** Id of the form; fields outside it refer to it. */
export const contactFormId = 'contact-form';

/** Values of the form as a browser sends them. `subject` is that of the page; people do not see `honeypotField`. */
export type ContactValues = Readonly<
  Partial<Record<ContactFieldId | GroupQuestion | 'subject' | typeof honeypotField, string>>
>;

export const readContactValues = (form: HTMLFormElement): ContactValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Labels of the questions about a group, in the language of the page. */
export const useGroupQuestionLabels = (): Readonly<Record<GroupQuestion, string>> => {
  const t = useMessages('form');
  return { variant: t.variant(), people: t.people(), groups: t.groups(), place: t.place(), weeks: t.weeks() };
};

/** Characters that a short answer may have. */
const detailLength = 200;

interface ContactFormState {
  readonly errorOf: (field: ContactField) => string | undefined;
  readonly questionOf: (field: ContactField) => FieldQuestion | undefined;
  readonly messageShown: boolean;
  readonly sending: boolean;
  /** Seconds until the next attempt is allowed. */
  readonly waiting: number;
  readonly blocked: boolean;
  /** Whether the overlay covers the form. */
  readonly covered: boolean;
  readonly summary: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onInput: () => void;
}

interface ContactFormViewProps {
  readonly ref?: Ref<HTMLFormElement>;
  /** Null before hydration, when the browser checks and sends the form. */
  readonly state: ContactFormState | null;
  readonly documents: DocumentHrefs;
  /** Whether only a script can send the form, to another host. */
  readonly scripted: boolean;
  /** Whether it is about a training for a group. */
  readonly group: boolean;
  /** The versions of that training in words; none where it has only one. */
  readonly versions: readonly string[];
}

const SendButton = ({ state }: Pick<ContactFormViewProps, 'state'>) => {
  const t = useMessages('form');
  const calls = useMessages('calls');
  const waiting = state?.waiting ?? 0;
  const wait = waiting > 0 ? calls.retryIn({ seconds: String(waiting) }) : t.send();
  return (
    <button type="submit" className="button" aria-disabled={state?.blocked ? 'true' : undefined}>
      {state?.sending ? t.sending() : wait}
    </button>
  );
};

/** The versions of a training, none of them chosen beforehand. */
const VersionChoice = ({ versions }: Pick<ContactFormViewProps, 'versions'>) => {
  const t = useMessages('form');
  const id: GroupQuestion = 'variant';
  return (
    <fieldset className="choices">
      <legend>
        {t.variant()} {t.optional()}
      </legend>
      {[...versions, t.variantOpen()].map((version) => (
        <label key={version} className="choice">
          <input name={id} type="radio" value={version} />
          <span>{version}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** Optional questions about a group: people, groups, place and weeks. */
const GroupFields = () => {
  const t = useMessages('form');
  const fields = [
    { id: 'people', label: t.people(), numeric: true },
    { id: 'groups', label: t.groups(), numeric: true },
    { id: 'place', label: t.place(), numeric: false },
    { id: 'weeks', label: t.weeks(), numeric: false, hint: t.exampleWeeks() },
  ] as const satisfies readonly { id: GroupQuestion; label: string; numeric: boolean; hint?: string }[];
  return fields.map(({ id, label, numeric, ...others }) => (
    <FormField key={id} id={`contact-${id}`} label={`${label} ${t.optional()}`} {...others}>
      {(attributes) => (
        <input
          {...attributes}
          name={id}
          type="text"
          inputMode={numeric ? 'numeric' : undefined}
          maxLength={detailLength}
          autoComplete="off"
        />
      )}
    </FormField>
  ));
};

/** The contact form. Until it is hydrated the browser sends it. */
export const ContactFormView = ({ ref, state, scripted, documents, group, versions }: ContactFormViewProps) => {
  const t = useMessages('form');
  const controls = (wanted: (input: ContactField['input']) => boolean) =>
    contactFields
      .filter(({ input }) => wanted(input))
      .map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          id={`contact-${field.id}`}
          required={field.required === 'always'}
          error={state?.errorOf(field)}
          question={state?.questionOf(field)}
          control={field.input === 'checkbox' ? { name: field.id, value: 'true' } : { name: field.id }}
        />
      ));
  return (
    <form
      ref={ref}
      id={contactFormId}
      className="box contact-form"
      method={scripted ? 'dialog' : 'post'}
      action={scripted ? undefined : contactFormContract.path}
      noValidate={state !== null}
      inert={state?.covered}
      data-message={state?.messageShown ? 'shown' : undefined}
      onSubmit={state?.onSubmit}
      onFocus={state?.onFocus}
      onBlur={state?.onBlur}
      onInput={state?.onInput}
    >
      {state?.summary}
      {controls((input) => input !== 'textarea' && input !== 'checkbox')}
      {versions.length > 0 && <VersionChoice versions={versions} />}
      {group && <GroupFields />}
      <div className="message-place">
        <p className="message-teaser note">{t.teaser()}</p>
        <div className="message-field">{controls((input) => input === 'textarea')}</div>
      </div>
      <UnseenField id="contact-unseen" />
      <div>
        {controls((input) => input === 'checkbox')}
        <DocumentLinks hrefs={documents} />
      </div>
      <SendButton state={state} />
      <p className="note">{t.annotation()}</p>
    </form>
  );
};

interface StaticFormProps {
  readonly provider?: ProviderAccess;
  readonly documents: DocumentHrefs;
  readonly group?: boolean;
  readonly versions?: readonly string[];
}

/** The form as the build prints it. */
export const StaticContactForm = ({ provider, documents, group = false, versions = [] }: StaticFormProps) => (
  <ContactFormView state={null} scripted={provider !== undefined} {...{ documents, group, versions }} />
);
