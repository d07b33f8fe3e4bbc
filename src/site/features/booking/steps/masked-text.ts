const shownCharacters = 4;

/** A number with all but its last characters hidden: `*******1359`. */
export const maskedText = (text: string): string => {
  const whole = text.replaceAll(/[\s-]/g, '');
  return `${'*'.repeat(Math.max(0, whole.length - shownCharacters))}${whole.slice(-shownCharacters)}`;
};
