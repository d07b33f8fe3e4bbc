import { trackSearch } from './finder-criteria.ts';

/** Leaves out of the address what was not chosen; a city of ours says more than a place of its name. */
const dropEmpty = ({ formData }: FormDataEvent): void => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  if (formData.has('localization')) formData.delete('place');
};

/** Tells analytics about a search; the browser itself leads on. */
export const enhance = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener('formdata', dropEmpty);
  form.addEventListener('submit', () => trackSearch(form));
};
