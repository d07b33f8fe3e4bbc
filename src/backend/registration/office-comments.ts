import polish from '#generated/i18n/pl.json' with { type: 'json' };

const { codeLine, minorLine } = polish.form;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The remarks as the office reads them: what was typed, then a line for the discount code and one for the minor. Systems that
 * know one field of remarks and nothing else lose neither.
 */
export const officeComments = (person: Readonly<Record<string, unknown>>, withGuardian: boolean): string => {
  const code = textOf(person.discountCode);
  const minor = withGuardian ? `${textOf(person.firstName)} ${textOf(person.lastName)}` : '';
  return [
    textOf(person.comments),
    code === '' ? '' : codeLine.replace('{code}', code),
    minor === '' ? '' : minorLine.replace('{name}', minor),
  ]
    .filter((line) => line !== '')
    .join('\n');
};
