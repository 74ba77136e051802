import type { OpeningTime } from './companyPage.ts';

export type OpeningDays = { from: number; to: number; times: { opens: string; closes: string }[] };

const WEEK = [1, 2, 3, 4, 5, 6, 7];

const timesOf = (hours: readonly OpeningTime[], day: number): OpeningDays['times'] =>
  hours
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((a, b) => a.opens.localeCompare(b.opens));

/** The week from Monday to Sunday; days in a row with the same times are one entry. Empty when no times are known. */
export const weekHours = (hours: readonly OpeningTime[]): OpeningDays[] => {
  if (hours.length === 0) return [];
  const week: OpeningDays[] = [];
  for (const day of WEEK) {
    const times = timesOf(hours, day);
    const last = week.at(-1);
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.to = day;
    else week.push({ from: day, to: day, times });
  }
  return week;
};
