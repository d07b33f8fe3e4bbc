/** What it is written from. */
export const source = ['C108'];

/** A wish is followed; nobody pays in earnest on the own machine, and nobody in jest elsewhere. */
export const oracle = ({ asked, loopback }: { asked: string; loopback: boolean }): string =>
  asked === 'nothing' ? (loopback ? 'sandbox' : 'transfer') : asked;
