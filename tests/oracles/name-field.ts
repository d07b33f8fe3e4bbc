/** Required, at least one character that is not a space. */
export const oracle = ({ value }: { value: string }): string => (/\S/.test(value) ? 'ok' : 'form/required');
