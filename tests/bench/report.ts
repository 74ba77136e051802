import { stdout } from 'node:process';

/** Times in ms, sorted. */
const sorted = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other);

/** The value below which that share of the times lies, 0 to 1; 0 without any. */
export const quantile = (times: readonly number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

export const median = (times: readonly number[]): number => quantile(times, 0.5);

export const worst = (times: readonly number[]): number => Math.max(0, ...times);

/** A time as it is read: 0.042, 7.3, 120. */
export const ms = (time: number): string =>
  `${time < 1 ? time.toFixed(3) : time < 100 ? time.toFixed(1) : time.toFixed(0)} ms`;

export const say = (text: string): void => void stdout.write(`${text}\n`);

/** A table in columns, the first to the left and the rest to the right. */
export const table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const print = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('   ');
  say(`\n${title}\n`);
  for (const row of [head, widths.map((width) => '─'.repeat(width)), ...rows]) say(`  ${print(row)}`);
};
