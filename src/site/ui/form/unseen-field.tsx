import { honeypotField } from '#contract/form-posts.ts';
import { useMessages } from '../../lib/texts-context.ts';

/** A field that people do not see; a program fills it in. Attributes keep each password manager from filling it. */
export const UnseenField = ({ id }: { readonly id: string }) => (
  <div className="offscreen" aria-hidden="true">
    <label htmlFor={id}>{useMessages('form').leaveEmpty()}</label>
    <input
      id={id}
      name={honeypotField}
      type="text"
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore=""
      data-bwignore=""
      data-lpignore="true"
      data-form-type="other"
    />
  </div>
);

/** The value of that field of a form. */
export const readHoneypotAnswer = (form: HTMLFormElement): string =>
  String(new FormData(form).get(honeypotField) ?? '');
