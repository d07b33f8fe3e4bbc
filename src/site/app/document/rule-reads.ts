type Reads = Set<string>;

/** What is read while the modules of the site load, on which every page depends. */
const whileLoading: Reads = new Set();
let reads = whileLoading;

/** Called by every rule that the build bundles, as `rule discount`, and for every parameter that is read, as `parameter kppHours`. */
export const tellRead = (name: string): void => void reads.add(name);

/** The same values; every one that is read is told as `kind name`. */
export const followed = (kind: string, values: object): object =>
  new Proxy(
    { ...values },
    {
      get: (all, name) => {
        tellRead(`${kind} ${String(name)}`);
        return Reflect.get(all, name);
      },
    },
  );

/** From now on nothing that is read counts for every page. */
export const rulesAreLoaded = (): void => {
  if (reads === whileLoading) reads = new Set();
};

/** Does some work, which must not wait, and gives what it read of rules and parameters. */
export const recordRules = <Value>(
  work: () => Value,
): { readonly value: Value; readonly rules: ReadonlySet<string> } => {
  const before = reads;
  const rules = new Set(whileLoading);
  reads = rules;
  try {
    return { value: work(), rules };
  } finally {
    reads = before;
  }
};
