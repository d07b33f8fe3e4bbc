/** JSON with two spaces and a last line end, keys in the order of the plan. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** JSON for programs only: nobody reviews it. */
export const compactJson = (value: unknown): string => JSON.stringify(value);

/** `courses-count` as `coursesCount`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `courses-count` as `CoursesCount`. */
export const pascalCase = (name: string): string => camelCase(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());
