/** Milliseconds before the second download. */
const pause = 1_000;

/** Loads a part of the code. A failed download is repeated once, then `partmissing` is sent to the window for `reload-released.ts`. */
export const importWithRetry = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load()
    .catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(load))
    .catch((error: unknown) => {
      dispatchEvent(new Event('partmissing'));
      throw error;
    });
