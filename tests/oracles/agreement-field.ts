/** A required declaration is ticked. */
export const oracle = ({ ticked }: { ticked: boolean }): string => (ticked ? 'ok' : 'form/required');
