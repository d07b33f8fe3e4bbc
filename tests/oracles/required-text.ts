/** What it is written from. */
export const source = ['5.8', '8.1', '8.2'];

/** Something other than spaces. */
export const oracle = ({ value }: { value: string }): string => (/[^\s]/.test(value) ? 'ok' : 'form/required');
