/** One thing that the owner may want to decide or deliver, with the register entry that contains the reason. */
export interface ReportLine {
  readonly text: string;
  readonly register: readonly string[];
}

export interface ReportSection {
  readonly heading: string;
  /** What the section lists, and what to do about it. */
  readonly about: string;
  readonly lines: readonly ReportLine[];
}
