/** Something other than spaces. */
export const oracle = ({ value }: { value: string }): string => (/[^\s]/.test(value) ? 'ok' : 'form/required');
