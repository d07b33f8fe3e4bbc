import { design } from '../source.ts';

export const settingsSource = design(
  '8',
  'The backend runs embedded or in front of the owner’s hosts, as the environment says; a wrong value is refused in a sentence',
);
