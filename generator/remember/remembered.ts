/**
 * A pure function that is often asked about the same object: its last answer is kept as long as the object lives, and holds
 * while `keyOf` what else it depends on is the same. What is remembered is shared, so that nobody may change it.
 */
export const remembered = <Input extends object, Around extends readonly unknown[], Answer>(
  compute: (input: Input, ...around: Around) => Answer,
  keyOf: (input: Input, ...around: Around) => string = () => '',
): ((input: Input, ...around: Around) => Answer) => {
  const known = new WeakMap<Input, { readonly key: string; readonly answer: Answer }>();
  return (input, ...around) => {
    const key = keyOf(input, ...around);
    const last = known.get(input);
    if (last?.key === key) return last.answer;
    const answer = compute(input, ...around);
    known.set(input, { key, answer });
    return answer;
  };
};
