/** Control characters and halves of a surrogate pair: they are never typed, and databases, mails and tables reject them. */
const controls = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff';

/** What a text of one line may be. */
export const lineText = new RegExp(`^[^\\t\\n\\r${controls}]*$`, 'u');

/** What a text of many lines may be: it may have line breaks and tabs. */
export const longText = new RegExp(`^[^${controls}]*$`, 'u');

/**
 * Characters without any shape: those of formatting, those that Unicode lets a program ignore, and an empty braille sign. The
 * joiner within an emoji stays, and the selector that makes one of a sign.
 */
const unseen =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f](?!\u20e3)|(?![\u200d\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What somebody typed or pasted as it is meant, before any check: letters with their marks in one (NFC), no
 * invisible characters, ordinary spaces in place of all others, line ends alike, trimmed. Browser, server and office all use this function.
 */
export const cleanTypedText = (text: string): string =>
  text
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Zs}\v\f]/gu, ' ')
    .trim();

/**
 * Like `cleanTypedText`, for a text of one line.
 * @example cleanTypedLine(' Anna\u00a0Nowak\n') // 'Anna Nowak'
 */
export const cleanTypedLine = (text: string): string => cleanTypedText(text).replaceAll(/[\n\t]+/g, ' ');
