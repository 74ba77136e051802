export const STACKS = 2;

/** The key of the demo company's back office, for its notifications. */
export const BACK_OFFICE_KEY = 'key-of-the-journeys';

type Stack = {
  portal: number;
  shell: number;
  backend: number;
  emulator: number;
  securePortal: number;
  secureShell: number;
  /** Another portal, which a journey starts itself. */
  builds: number;
  /** The push service that journeys start themselves. */
  pushes: number;
  /** Parents of the portal that a journey serves itself. */
  parents: number;
  data: string;
};

/** Other runs have stacks of their own, so that they can be run beside these. */
const FIRST = Number(process.env.E2E_FIRST_STACK ?? 0);

/** The ports differ from those of `npm start`, so that journeys can run beside an open demo. */
const stackAt = (worker: number): Stack => ({
  portal: 4110 + worker,
  shell: 4210 + worker,
  backend: 4310 + worker,
  emulator: 4610 + worker,
  securePortal: 4410 + worker,
  secureShell: 4510 + worker,
  builds: 4710 + worker,
  pushes: 4810 + worker,
  parents: 4910 + worker,
  data: `.cache/e2e-data-${worker}`,
});

/** Two parents, whose sites differ from the portal's; the second shows the first in a frame. */
export const parentsOf = ({ parents }: Pick<Stack, 'parents'>) =>
  [`http://crm.localhost:${parents}`, `http://suite.localhost:${parents}`] as const;

export const stackOf = (worker: number): Stack => stackAt(FIRST + worker);

export const stack = stackOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
