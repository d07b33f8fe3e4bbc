/** Today where the courses take place, `YYYY-MM-DD`. */
export const warsawToday = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format();
