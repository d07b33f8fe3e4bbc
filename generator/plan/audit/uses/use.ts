/** One place of the model, the texts or the schemas where a rule or one of its numbers takes effect. */
export interface Use {
  readonly place: string;
  readonly kind: 'field' | 'schema' | 'label' | 'shownNumber' | 'factOf';
  readonly detail: string;
}
