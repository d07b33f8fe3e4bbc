/** A picture of content/ that cannot be decoded; the message is a sentence that names the file and what to do. */
export class BrokenPictureError extends Error {}

/** With which the program of the pictures ends when the message on its error output is such a sentence. */
export const brokenPictureStatus = 4;
