import process, { stdout } from 'node:process';

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);

/** The value below which this share (0 to 1) of the times lies; 0 for no times. */
export const quantile = (times: readonly number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

export const median = (times: readonly number[]): number => quantile(times, 0.5);

export const worst = (times: readonly number[]): number => Math.max(0, ...times);

/** Formats a time with a suitable number of decimals: 0.042, 7.3, 120. */
export const ms = (time: number): string =>
  `${time < 1 ? time.toFixed(3) : time < 100 ? time.toFixed(1) : time.toFixed(0)} ms`;

export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;

export const count = (number: number): string => String(number);

const missed: string[] = [];

/** Ends the output. With `--strict` a missed goal is a failure. */
export const printMissedGoals = (): void => {
  const list = missed.map((goal) => `\n  ${goal}`).join('');
  printLine(missed.length === 0 ? '\nAll goals are met.' : `\nMissed goals: ${missed.length}${list}`);
  if (missed.length > 0 && process.argv.includes('--strict')) process.exitCode = 1;
};

type Goal = {
  of: string;
  value: number;
  goal: number;
  format?: (value: number) => string;
  /** The part of a time that is the network's, which no processor changes, ms. */
  networkMs?: number | undefined;
};

let timeScale = 1;

/** Times of the processor are multiplied by this before they are compared with their goals. */
export const scaleTimes = (scale: number): void => {
  timeScale = scale;
};

/** A measurement that failed counts as a missed goal, and fails the run. */
export const printFailure = (title: string, error: unknown): void => {
  missed.push(`${title}: not measured`);
  process.exitCode = 1;
  printLine(`\n${title}: ${error instanceof Error ? error.message : String(error)}`);
};

/** Two cells of a table: a figure, and the goal that it should not exceed. Missed goals are listed at the end. */
export const withGoal = ({ of, value, goal, format = ms, networkMs = 0 }: Goal): [string, string] => {
  const network = Math.min(networkMs, value);
  const compared = format === ms ? network + (value - network) * timeScale : value;
  if (!(compared <= goal)) {
    const onReference = compared === value ? '' : `, ${format(compared)} on the reference machine`;
    missed.push(`${of}: ${format(value)}${onReference}, goal ${format(goal)}`);
  }
  return [format(value), format(goal)];
};

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

type Figure = {
  name: string;
  value: number;
  /** The highest allowed value. */
  goal?: number | undefined;
  networkMs?: number | undefined;
};

/** Prints figures beside their goals. */
export const printFigures = (
  title: string,
  figures: readonly Figure[],
  format: (value: number) => string = ms,
): void =>
  table(
    title,
    ['', 'measured', 'goal'],
    figures.map(({ name, value, goal, networkMs }) =>
      goal === undefined
        ? [name, format(value), '']
        : [name, ...withGoal({ of: `${title}: ${name}`, value, goal, format, networkMs })],
    ),
  );
