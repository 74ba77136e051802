import { ms, printLine, table } from './report.ts';

type Figure = {
  name: string;
  value: number;
  /** The highest allowed value. */
  goal?: number | undefined;
};

const COLUMNS = ['', 'measured', 'goal', ''];

/** Prints figures beside their goals and remembers which goals were missed. */
export const createGoals = () => {
  const missed: string[] = [];
  return {
    print(title: string, figures: readonly Figure[], format: (value: number) => string = ms): void {
      const rows = figures.map(({ name, value, goal }) => {
        if (goal === undefined) return [name, format(value), '', ''];
        const isReached = value <= goal;
        if (!isReached) missed.push(`${title}: ${name}: ${format(value)}, goal ${format(goal)}`);
        return [name, format(value), format(goal), isReached ? '' : 'missed'];
      });
      table(title, COLUMNS, rows);
    },
    printFailure(title: string, error: unknown): void {
      const reason = error instanceof Error ? error.message : String(error);
      missed.push(`${title}: not measured`);
      printLine(`\n${title}: ${reason}`);
    },
    printMissed(): void {
      printLine(missed.length === 0 ? '\nEvery goal was reached.' : `\nMissed goals: ${missed.length}\n`);
      for (const line of missed) printLine(`  ${line}`);
    },
  };
};

export type Goals = ReturnType<typeof createGoals>;
