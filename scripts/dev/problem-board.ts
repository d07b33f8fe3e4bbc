/** What is wrong now, by where it comes from; the terminal and every open page show the same text. */
export interface ProblemBoard {
  /** Tells a problem, or with null that there is none any more. */
  readonly set: (source: string, text: string | null) => void;
  /** Forgets the problems of sources that begin so; they are told again where they still exist. */
  readonly forget: (beginning: string) => void;
  readonly sources: () => readonly string[];
  readonly texts: () => readonly string[];
}

export const createProblemBoard = (tell: (texts: readonly string[]) => void): ProblemBoard => {
  const problems = new Map<string, string>();
  const texts = (): readonly string[] => [...new Set(problems.values())];
  return {
    set: (source, text) => {
      if (problems.get(source) === (text ?? undefined)) return;
      if (text === null) problems.delete(source);
      else {
        if (!texts().includes(text)) console.error(`${text}\n`);
        problems.set(source, text);
      }
      tell(texts());
    },
    forget: (beginning) => {
      const gone = [...problems.keys()].filter((source) => source.startsWith(beginning));
      for (const source of gone) problems.delete(source);
      if (gone.length > 0) tell(texts());
    },
    sources: () => [...problems.keys()],
    texts,
  };
};
