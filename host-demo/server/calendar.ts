const DAY = 24 * 60 * 60 * 1_000;

/** The day as yyyy-mm-dd; the server's calendar is UTC. */
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

/** The day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY));

/** Whether the text is a day that exists, written yyyy-mm-dd. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(new Date(time)) === text;
};
