import type { ReactNode } from 'react';
import { plainLanguage, plainSearch } from '#domain/no-script-form-names.ts';
import type { Finder } from '#domain/pages/finder.ts';
import type { PageOf } from '#domain/pages/page.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { accountDeletionForm } from '#generated/data/forms/account-deletion.ts';
import { contactForm } from '#generated/data/forms/contact.ts';
import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';
import { NoScriptForm } from '../../features/requests/no-script-form.tsx';
import { searchMonths, whenOptions } from '../../lib/calendar/search-months.ts';
import { documentHrefs } from '../../lib/forms/document-hrefs.ts';
import { useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { DocumentLinks } from '../../ui/form/document-links.tsx';

const NoScriptWithdrawal = () => {
  const t = useTexts('plain');
  const { send } = useTexts('withdrawal');
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
  const t = useTexts('plain');
  const { send, privacyNote } = useTexts('account');
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
  const t = useTexts('plain');
  const { send } = useTexts('form');
  return (
    <NoScriptForm
      heading={t.enquiry()}
      action={apiCalls['contact-form'].path}
      fields={contactForm.fields}
      send={send()}
      foot={<DocumentLinks hrefs={documentHrefs(useLocale())} />}
    >
      <p className="notice">{t.enquiryText()}</p>
      <div className="field">
        <label htmlFor="plain-subject">{t.subject()}</label>
        <input id="plain-subject" name="subject" type="text" autoComplete="off" required />
      </div>
    </NoScriptForm>
  );
};

const Choice = ({ name, label, options }: ChoiceProps) => {
  const t = useTexts('plain');
  return (
    <div className="field">
      <label htmlFor={`plain-${name}`}>{label}</label>
      <select id={`plain-${name}`} name={name} defaultValue="">
        <option value="">{t.any()}</option>
        {options.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

const NoScriptSearch = ({ finder }: { readonly finder: Finder }) => {
  const t = useTexts('plain');
  const calendar = useTexts('calendar');
  const locale = useLocale();
  return (
    <form className="box request-form" action={plainSearch}>
      <h2>{t.search()}</h2>
      <input type="hidden" name={plainLanguage} value={locale} />
      <Choice name="type" label={t.type()} options={finder.types} />
      <Choice name="localization" label={t.city()} options={finder.cities} />
      <Choice
        name="month"
        label={t.month()}
        options={whenOptions(searchMonths(useSite().reader.fetchedOn()), calendar)}
      />
      <div className="actions">
        <button type="submit" className="button">
          {t.show()}
        </button>
      </div>
    </form>
  );
};

interface WithoutScriptProps {
  readonly page: PageOf<'reserved'>;
}

const noScriptForms: Readonly<Record<string, (props: WithoutScriptProps) => ReactNode>> = {
  withdrawal: () => <NoScriptWithdrawal />,
  'account-deletion': () => <NoScriptDeletion />,
  booking: () => <NoScriptEnquiry />,
  search: ({ page: { body } }) => body.finder !== null && <NoScriptSearch finder={body.finder} />,
};

/** Whether a page of the app does something, which takes scripts or a form; the others are lists, and whole without either. */
export const hasNoScriptForm = ({ route }: WithoutScriptProps['page']): boolean => route in noScriptForms;

/** The form of a page of the app that our own server answers by itself. */
export const WithoutScript = ({ page }: WithoutScriptProps) => noScriptForms[page.route]?.({ page });
