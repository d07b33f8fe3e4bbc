/** What comes along with a text that is pasted, or that somebody sends on purpose. */
export const unseen = {
  'a space without width': '\u200b',
  'a mark of direction': '\u200e',
  'an embedding of direction': '\u202a',
  'an isolate of direction': '\u2068',
  'a soft hyphen': '\u00ad',
  'a byte order mark': '\ufeff',
  'a word joiner': '\u2060',
  'a joiner outside an emoji': '\u200d',
  'a filler of Hangul': '\u3164',
  'an empty braille sign': '\u2800',
} as const;
