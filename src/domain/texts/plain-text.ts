/** Control characters and halves of a surrogate pair: nobody types them, and databases, mails and tables stumble over them. */
const controls = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff';

/** What a text of one line may be. */
export const lineText = new RegExp(`^[^\\t\\n\\r${controls}]*$`, 'u');

/** What a text of many lines may be: it may have line breaks and tabs. */
export const longText = new RegExp(`^[^${controls}]*$`, 'u');
