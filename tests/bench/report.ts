import { stdout } from 'node:process';

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);

/** The value below which this share (0 to 1) of the times lies; 0 for no times. */
export const quantile = (times: readonly number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

export const median = (times: readonly number[]): number => quantile(times, 0.5);

export const worst = (times: readonly number[]): number => Math.max(0, ...times);

/** Formats a time with a suitable number of decimals: 0.042, 7.3, 120. */
export const ms = (time: number): string =>
  `${time < 1 ? time.toFixed(3) : time < 100 ? time.toFixed(1) : time.toFixed(0)} ms`;

export const printLine = (text: string): void => void stdout.write(`${text}\n`);

export const table = (
  title: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): void => {
  const widths = header.map((cell, index) =>
    Math.max(cell.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const print = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('   ');
  printLine(`\n${title}\n`);
  for (const row of [header, widths.map((width) => '─'.repeat(width)), ...rows]) printLine(`  ${print(row)}`);
};
