/** A setting of the environment that cannot be used. */
export class ConfigurationError extends Error {}
