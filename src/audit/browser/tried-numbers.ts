import * as stated from '#generated/rules/parameters.ts';

/**
 * The numbers of the model, of which a page may put others in their place. The script of trials is built with this module where the
 * generated functions of the rules read their numbers, so that they and nothing else decide also by other numbers.
 */
export const parameters: Record<string, number> = { ...stated.parameters };
export const timeLines: Record<string, stated.TimeLine> = { ...stated.timeLines };
export const parameterOn = stated.parameterOn;

/** Decides with other numbers, which hold on every day; afterwards those of the model hold again. */
export const withNumbers = <Result>(others: Readonly<Record<string, number>>, decide: () => Result): Result => {
  for (const [id, value] of Object.entries(others)) {
    parameters[id] = value;
    timeLines[id] = [[null, null, value]];
  }
  try {
    return decide();
  } finally {
    Object.assign(parameters, stated.parameters);
    Object.assign(timeLines, stated.timeLines);
  }
};
