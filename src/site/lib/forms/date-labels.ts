/** Keys of the labels of the three fields of a date. */
export const dateLabels = { day: 'dateDay', month: 'dateMonth', year: 'dateYear' } as const;
