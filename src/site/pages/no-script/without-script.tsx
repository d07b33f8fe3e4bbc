import type { ReactNode } from 'react';
import type { PageOf } from '#contract/page.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { accountDeletionForm } from '#generated/data/forms/account-deletion.ts';
import { contactForm } from '#generated/data/forms/contact.ts';
import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';
import { CallUs } from '../../features/contact/call-us.tsx';
import { NoScriptForm } from '../../features/requests/no-script-form.tsx';
import { documentHrefsInLocale } from '../../lib/forms/document-hrefs.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { DocumentLinks } from '../../ui/form/document-links.tsx';
import { coursesId } from '../reserved/reserved.tsx';

const NoScriptWithdrawal = () => {
  const t = useMessages('plain');
  const { send } = useMessages('withdrawal');
  return (
    <NoScriptForm
      heading={t.withdrawal()}
      action={apiCalls.withdrawal.path}
      fields={withdrawalForm.fields}
      send={send()}
    >
      <p>{t.confirm()}</p>
    </NoScriptForm>
  );
};

const NoScriptDeletion = () => {
  const t = useMessages('plain');
  const { send, privacyNote } = useMessages('account');
  return (
    <NoScriptForm
      heading={t.deletion()}
      action={apiCalls['account-deletion'].path}
      fields={accountDeletionForm.fields}
      send={send()}
    >
      <p className="note">{privacyNote()}</p>
    </NoScriptForm>
  );
};

/** An order needs the server's price and conditional fields; without scripts the form sends an enquiry. */
const NoScriptEnquiry = () => {
  const t = useMessages('plain');
  const { send } = useMessages('form');
  return (
    <NoScriptForm
      heading={t.enquiry()}
      action={apiCalls['contact-form'].path}
      fields={contactForm.fields}
      send={send()}
      foot={<DocumentLinks hrefs={documentHrefsInLocale(useLocale())} />}
    >
      <p className="notice">{t.enquiryText()}</p>
      <div className="field">
        <label htmlFor="plain-subject">{t.subject()}</label>
        <input id="plain-subject" name="subject" type="text" autoComplete="off" required />
      </div>
    </NoScriptForm>
  );
};

/** What needs scripts, and the alternative without them. */
const NoScriptNotice = () => {
  const t = useMessages('plain');
  const common = useMessages('common');
  const { organisation } = useSiteContext().layout;
  return (
    <div className="notice">
      <p>{useMessages('app').withoutScript()}</p>
      <CallUs text={common.callUs()} />
      <p>
        {t.write()} <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
      </p>
      <p>
        <a href={`#${coursesId}`}>{t.datesOfAll()}</a>
      </p>
      <p>{t.transferInMail()}</p>
      <p>{t.paidInMail()}</p>
    </div>
  );
};

interface WithoutScriptProps {
  readonly page: PageOf<'reserved'>;
}

type Part = () => ReactNode;

/** The forms that our own server answers with a page. */
const forms: Readonly<Record<string, Part>> = {
  withdrawal: NoScriptWithdrawal,
  'account-deletion': NoScriptDeletion,
  booking: NoScriptEnquiry,
};

/** The pages that need scripts, whatever answers their forms. */
const notices: Readonly<Record<string, Part>> = { booking: NoScriptNotice, search: NoScriptNotice };

/** Whether a page of the app does something, which takes scripts or a form; the others are lists, and whole without either. */
export const isInteractivePage = ({ route }: WithoutScriptProps['page']): boolean => route in forms || route in notices;

/** What a page of the app shows without scripts. Forms are shown only where our own server answers them. */
export const WithoutScript = ({ page: { route } }: WithoutScriptProps) => {
  const t = useMessages('app');
  const isAnswered = useSiteContext().hosts.provider === null;
  const Notice = notices[route];
  const Form = isAnswered ? forms[route] : undefined;
  return (
    <>
      {Notice === undefined ? !isAnswered && <p>{t.withoutScript()}</p> : <Notice />}
      {Form && <Form />}
    </>
  );
};
