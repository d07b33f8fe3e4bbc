import { availableParallelism } from 'node:os';

type Task = () => Promise<void>;

/** Runs work for Node's threads, such as compression; as many pieces at a time as there are processors. */
export interface WorkQueue {
  readonly add: (task: Task) => void;
  /** Waits until everything that was added is done; rejects with the first failure, after which no more work is started. */
  readonly finish: () => Promise<void>;
}

export const createWorkQueue = (parallel = availableParallelism()): WorkQueue => {
  const waiting: Task[] = [];
  const failures: unknown[] = [];
  let running = 0;
  let onIdle = (): void => undefined;
  const next = (): void => {
    const task = failures.length === 0 ? waiting.shift() : undefined;
    if (task === undefined) {
      if (running === 0) onIdle();
      return;
    }
    running += 1;
    task()
      .catch((error: unknown) => failures.push(error))
      .finally(() => {
        running -= 1;
        next();
      });
  };
  return {
    add: (task) => {
      waiting.push(task);
      if (running < parallel) next();
    },
    finish: async () => {
      if (running > 0)
        await new Promise<void>((resolve) => {
          onIdle = resolve;
        });
      if (failures.length > 0) throw failures[0];
    },
  };
};
