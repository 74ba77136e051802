/** The demos that the journeys run in: one for each worker, with ports and data of its own. */
export const STACKS = 2;

type Stack = { portal: number; shell: number; backend: number; data: string };

/** The ports leave those of `npm start` free, so that journeys run beside a demo that somebody has open. */
export const stackOf = (worker: number): Stack => ({
  portal: 4110 + worker,
  shell: 4210 + worker,
  backend: 4310 + worker,
  data: `.cache/e2e-data-${worker}`,
});

/** That of the worker which this code runs in. */
export const stack = stackOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
