export const millisecondsPerMinute = 60_000;
export const millisecondsPerHour = 3_600_000;
export const millisecondsPerDay = 86_400_000;
export const minutesPerHour = 60;
export const minutesPerDay = 1440;
export const monthsPerYear = 12;
