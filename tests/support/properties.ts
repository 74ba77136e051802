import fc from 'fast-check';

/**
 * Properties are tried with the same values in every run, so that a run says something of the change and not of chance.
 * `npm run test:properties` tries many others of the rules; what it finds becomes a case of a table. A property with a number of
 * runs of its own keeps that.
 */
const runs = Number(process.env.PROPERTY_RUNS ?? 0);

fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 1 });
