import { benchArrivals } from './arrivals.ts';
import { openBrowser, startSecureDemo } from './demo.ts';
import { printFailure, printLine } from './report.ts';
import { benchScreenShifts } from './screenShifts.ts';
import { benchSlotMounts } from './slotMounts.ts';

/** The ways into the portal on a phone's network and processor. A benchmark, not a test: it prints, and fails only with `--strict`. */

const FIRST_PORT = 4142;
const PRODUCTS = 600;
/** A frame in a process of its own would have the machine's own network and processor. */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process'];

printLine(`\nStarting a demo of ${PRODUCTS} products…`);
const demo = await startSecureDemo(PRODUCTS, FIRST_PORT);
const browser = await openBrowser(ONE_PROCESS);
const benches = { arrivals: benchArrivals, shifts: benchScreenShifts, mounts: benchSlotMounts };
/** `npm run bench:ways-in -- mounts` runs one part. */
const chosen = process.argv.slice(2).filter((option) => !option.startsWith('--'));
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    await bench(browser, demo).catch((error: unknown) => printFailure(name, error));
  }
} finally {
  await browser.close();
  await demo.stop();
}
