/** A setting of a build that cannot be used; its message is the sentence that a person needs. */
export class SettingsError extends Error {}
