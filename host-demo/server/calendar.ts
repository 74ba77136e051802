const DAY = 24 * 60 * 60 * 1_000;

/** yyyy-mm-dd in UTC. */
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

/** Negative numbers give earlier days. */
export const addDays = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY));

/** Whether the text is an existing day, yyyy-mm-dd. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(new Date(time)) === text;
};
