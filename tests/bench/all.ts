import { benchBrowser } from './browser.ts';
import { benchFloor } from './floor.ts';
import { benchLoad } from './load.ts';
import { benchPricing } from './pricing.ts';
import { runBenchmarks } from './run.ts';
import { benchWaysIn } from './waysIn.ts';

/** `npm run bench`: every benchmark. `-- --quick` runs each part briefly, as the gate does. */
await runBenchmarks({
  pricing: benchPricing,
  load: benchLoad,
  browser: benchBrowser,
  floor: benchFloor,
  'ways in': benchWaysIn,
});
