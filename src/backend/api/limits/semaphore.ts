/** Does work when its turn comes. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** So many works at once, the others after them in the order in which they came. */
export const createSemaphore = (atOnce: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
