const DAY = 24 * 60 * 60 * 1_000;

/** yyyy-mm-dd in UTC. */
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY));

export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(new Date(time)) === text;
};

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

export const workingDayFrom = (day: string, step: 1 | -1): string => {
  const next = addDays(day, step);
  return isWorkingDay(next) ? next : workingDayFrom(next, step);
};

export const packingDay = (shipDate: string, placed: string): string => {
  const before = workingDayFrom(shipDate, -1);
  if (before.localeCompare(placed) >= 0) return before;
  return isWorkingDay(placed) ? placed : shipDate;
};
