import { download } from '../../platform/download.ts';

/** A row that couldn't be ordered: as it was written, and why. */
export type Reject = { code: string; quantity: string; reason: string };

/** Downloads rows as a CSV file, in the order given. `heads`: of the columns code, quantity and reason. Its code is loaded on demand. */
export const downloadRejects = async (
  rejects: readonly Reject[],
  { name, heads }: { name: string; heads: string[] },
): Promise<void> => {
  const { toCsv } = await import(/* webpackChunkName: "csv" */ '../../platform/csv.ts');
  const rows = rejects.map(({ code, quantity, reason }) => [code, quantity, reason]);
  download(`${name}.csv`, toCsv([heads, ...rows]), 'text/csv;charset=utf-8');
};
