/** What an Idempotency-Key looks like, as the text of a regular expression: 16 to 100 visible characters of ASCII. */
export const idempotencyKeyPattern = '^[\\x21-\\x7e]{16,100}$';
