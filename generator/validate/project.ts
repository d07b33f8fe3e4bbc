import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import type { Model } from '#model/schema/model.ts';
import type { ContentBinary, ContentFile } from '../sources/loaded.ts';
import type { Content } from './content/content.ts';

/** Model and content after the checks, from which the plan is made. Rows that failed a check are left out. */
export interface Project {
  readonly model: Model;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly rules: readonly Rule[];
  /** The same facts without tracking of reads, for checks that only look for the position of a name. */
  readonly raw: Pick<Project, 'model' | 'rules' | 'parameters'>;
  readonly content: Content;
  readonly pictures: readonly ContentBinary[];
  /** The texts as they are written, to find where a number is shown. */
  readonly texts: readonly Pick<ContentFile, 'path' | 'text'>[];
  readonly previousUrls: string | null;
  readonly previousPages: string | null;
  /** The version of the release that publishes what is answered now; null if none is made. */
  readonly release: string | null;
}
