import { runBenchmarks } from './run.ts';

/** `npm run bench:calibration`: only says how fast this machine is, which the gate compares its own time with. */
await runBenchmarks({});
