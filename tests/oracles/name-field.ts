/** What it is written from. */
export const source = ['5.1', '8.1'];

/** Required, at least one character that is not a space. */
export const oracle = ({ value }: { value: string }): string => (/\S/.test(value) ? 'ok' : 'form/required');
