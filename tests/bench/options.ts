import process from 'node:process';

/** `--quick`: every part runs once and as briefly as possible, to see that it runs. */
export const isQuick = process.argv.includes('--quick');

/** The cart of 1,000 lines and the list of 2,000 rows need as many products. */
export const QUICK_CATALOGUE = 2_500;

/** How often or how long something is measured; `quick`: with `--quick`. */
export const measured = (usual: number, quick = 1): number => (isQuick ? quick : usual);
