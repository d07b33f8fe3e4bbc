/** The server of DATABASE_URL does not answer, or not to us. */
export class DatabaseUnreachableError extends Error {}
