import process from 'node:process';
import { calibrate } from './calibration.ts';
import { openBrowser } from './demo.ts';
import { printFailure, printLine, printMissedGoals } from './report.ts';

/** Calibrates, then runs the parts one after another: they use the same processors, ports and build. A part that can't be measured fails the run. */
export const runBenchmarks = async (parts: Readonly<Record<string, () => Promise<void>>>): Promise<void> => {
  const browser = await openBrowser();
  await calibrate(browser).finally(() => browser.close());
  for (const [name, run] of Object.entries(parts)) {
    const began = performance.now();
    await run().catch((error: unknown) => printFailure(name, error));
    printLine(`\n${name} took ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
  printMissedGoals();
  process.exit();
};
