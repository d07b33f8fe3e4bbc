import type { FormEvent, ReactNode } from 'react';
import { callsOfProvider } from '#generated/api/provider-calls.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { FieldControl } from '../../ui/form/field-control.tsx';
import { type ContactFieldId, contactFields } from './contact-values.ts';

export interface ContactFormViewProps {
  /** Attributes that tie a control to the form's state. */
  readonly control: (name: ContactFieldId | 'website') => object;
  readonly errorOf: (name: ContactFieldId) => string | undefined;
  readonly questionOf: (name: ContactFieldId) => string | undefined;
  readonly messageShown: boolean;
  readonly sending: boolean;
  /** Seconds until sending makes sense again. */
  readonly waiting: number;
  readonly blocked: boolean;
  /** False while the browser itself checks and sends the form. */
  readonly live: boolean;
  readonly summary?: ReactNode;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFocus?: () => void;
  readonly onChange?: () => void;
}

const buttonText = (
  t: ReturnType<typeof useTexts<'form'>>,
  { sending, waiting }: ContactFormViewProps,
  wait: string,
) => (sending ? t.sending() : waiting > 0 ? wait : t.send());

/** The contact form. Until it is alive the browser itself sends it. */
export const ContactFormView = (props: ContactFormViewProps) => {
  const t = useTexts('form');
  const calls = useTexts('calls');
  const { control, errorOf, questionOf, messageShown, blocked, live, summary, onSubmit, onFocus, onChange } = props;
  const fieldOf = (id: ContactFieldId) => {
    const field = contactFields.find((one) => one.id === id);
    return field === undefined ? null : (
      <FieldControl
        field={field}
        id={`contact-${id}`}
        required={field.required === 'always'}
        error={errorOf(id)}
        question={questionOf(id)}
        control={control(id)}
      />
    );
  };
  return (
    <form
      className="box contact-form"
      method="post"
      action={callsOfProvider['contact-form'].path}
      noValidate={live}
      data-message={messageShown ? 'shown' : undefined}
      onSubmit={onSubmit}
      onFocus={onFocus}
      onChange={onChange}
    >
      {summary}
      {fieldOf('name')}
      {fieldOf('phone')}
      {fieldOf('email')}
      <div className="message-place">
        <p className="message-teaser note">{t.teaser()}</p>
        <div className="message-field">{fieldOf('content')}</div>
      </div>
      <div className="offscreen" aria-hidden="true">
        <label htmlFor="contact-website">{t.website()}</label>
        <input id="contact-website" type="text" tabIndex={-1} autoComplete="off" {...control('website')} />
      </div>
      {fieldOf('agreement')}
      <button type="submit" className="button" aria-disabled={blocked ? 'true' : undefined}>
        {buttonText(t, props, calls.retryIn({ seconds: String(props.waiting) }))}
      </button>
      <p className="note">{t.annotation()}</p>
    </form>
  );
};

/** The form as the build prints it. */
export const StaticContactForm = () => (
  <ContactFormView
    control={(name) => (name === 'agreement' ? { name, value: 'true' } : { name })}
    errorOf={() => undefined}
    questionOf={() => undefined}
    messageShown={false}
    sending={false}
    waiting={0}
    blocked={false}
    live={false}
  />
);
