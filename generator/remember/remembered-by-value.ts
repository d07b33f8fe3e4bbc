/** A pure function of plain data whose answers to the `most` inputs asked for last are kept. What is remembered is shared. */
export const rememberedByValue = <Input, Answer>(
  compute: (input: Input) => Answer,
  most: number,
): ((input: Input) => Answer) => {
  const known = new Map<string, { readonly answer: Answer }>();
  return (input) => {
    const key = JSON.stringify(input);
    const entry = known.get(key) ?? { answer: compute(input) };
    known.delete(key);
    known.set(key, entry);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return entry.answer;
  };
};
