import process from 'node:process';

/** `--quick`: every part runs once and as briefly as possible, to see that it runs. */
export const isQuick = process.argv.includes('--quick');

/** How often or how long something is measured; `quick`: with `--quick`. */
export const measured = (usual: number, quick = 1): number => (isQuick ? quick : usual);
