import { trackFinderSearch } from './finder-criteria.ts';

/** Leaves empty fields out of the address, and the place where a city is chosen. */
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
