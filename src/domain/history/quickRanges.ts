import type { IsoDate } from '../numbers/isoDate.ts';

/** Without a name: a year. */
export type QuickRange = { name?: 'thisMonth' | 'lastMonth'; from: IsoDate; to: IsoDate };

// Month 0 is last year's December.
const monthOf = (year: number, month: number): QuickRange => {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const last = new Date(Date.UTC(year, month, 0));
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
};

const yearOf = (year: number): QuickRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The months and years that customers ask for, whole ones with both their ends, as seen on `today`. */
export const quickRanges = (today: IsoDate): QuickRange[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return [
    { name: 'thisMonth', ...monthOf(year, month) },
    { name: 'lastMonth', ...monthOf(year, month - 1) },
    yearOf(year),
    yearOf(year - 1),
  ];
};
