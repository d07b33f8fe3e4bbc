/** A host on loopback that serves a build. */
export interface RunningHost {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Where a host finds the build and its rules. */
export interface HostPlace {
  /** A copy of the build that every user of this machine may read. */
  readonly dist: string;
  /** For configuration, logs and whatever else the host writes. */
  readonly folder: string;
  /** The rules that the build wrote for a host, with our own server as backend. */
  readonly rules: (file: string) => string;
}

export interface Host {
  readonly name: string;
  /** Why it cannot be run here; null when it can. */
  readonly missing: () => string | null;
  readonly start: (place: HostPlace) => Promise<RunningHost>;
}
