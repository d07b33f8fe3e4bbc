/** What it is written from. */
export const source = ['5.4', 'C37'];

/** A required declaration is ticked. */
export const oracle = ({ ticked }: { ticked: boolean }): string => (ticked ? 'ok' : 'form/required');
