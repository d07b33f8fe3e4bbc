/** Today where the courses take place, `YYYY-MM-DD`. Too slow to be called for each row of a list. */
export const warsawToday = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format();
