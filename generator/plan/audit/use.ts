export type UseKind =
  | 'call'
  | 'asked'
  | 'reader'
  | 'component'
  | 'page'
  | 'endpoint'
  | 'artefact'
  | 'field'
  | 'schema'
  | 'label'
  | 'readNumber'
  | 'shownNumber'
  | 'factOf';

/** One place where a rule or one of its numbers takes effect. */
export interface Use {
  readonly place: string;
  readonly kind: UseKind;
  readonly detail: string;
}

/** Whether the rule decides something there, rather than being shown or read further on. */
export const isDecision = ({ kind }: Use): boolean => kind === 'call' || kind === 'asked' || kind === 'field';
