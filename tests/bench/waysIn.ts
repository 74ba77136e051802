import { parseArgs } from 'node:util';
import { benchArrivals } from './arrivals.ts';
import { openBrowser, startSecureDemo } from './demo.ts';
import { measured, QUICK_CATALOGUE } from './options.ts';
import { printFailure, printLine } from './report.ts';
import { benchReturns } from './returns.ts';
import { runBenchmarks } from './run.ts';
import { benchScreenShifts } from './screenShifts.ts';
import { benchSlotMounts } from './slotMounts.ts';

const FIRST_PORT = 4142;
/** With `--quick` the catalogue that another part has made. */
const PRODUCTS = measured(600, QUICK_CATALOGUE);
const PARTS = {
  arrivals: benchArrivals,
  returns: benchReturns,
  shifts: benchScreenShifts,
  mounts: benchSlotMounts,
};

/** The ways into the portal on a phone's network and processor. `npm run bench:ways-in -- mounts` runs one part. */
export const benchWaysIn = async (): Promise<void> => {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  printLine(`\nStarting a demo of ${PRODUCTS} products…`);
  const demo = await startSecureDemo(PRODUCTS, FIRST_PORT);
  const browser = await openBrowser({ isOneProcess: true });
  try {
    for (const [name, bench] of Object.entries(PARTS)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      await bench(browser, demo).catch((error: unknown) => printFailure(name, error));
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
};

if (import.meta.main) await runBenchmarks({ 'ways in': benchWaysIn });
