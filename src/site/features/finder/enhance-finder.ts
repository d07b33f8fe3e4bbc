import { trackFinderSearch } from './finder-criteria.ts';

/** Removes empty fields from the address of a search, and the typed place if a city is chosen. */
const dropEmpty = ({ formData }: FormDataEvent): void => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  if (formData.has('localization')) formData.delete('place');
};

/** Reports a search to analytics; the browser submits the form. */
export const enhanceElement = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener('formdata', dropEmpty);
  form.addEventListener('submit', () => trackFinderSearch(form));
};
