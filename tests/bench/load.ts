import { parseArgs } from 'node:util';
import { attacks } from './load/attacks.ts';
import { startBackEndProcess } from './load/backEndProcess.ts';
import { type LoadCustomer, logInCustomers, runCustomers, type Sample } from './load/customers.ts';
import { measured } from './options.ts';
import { ms, quantile, table, withGoal } from './report.ts';
import { runBenchmarks } from './run.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: String(measured(200, 20)) },
    seconds: { type: 'string', default: String(measured(8, 1)) },
  },
  strict: false,
});
const CLIENTS = Number(values.clients);
const DURATION_MS = Number(values.seconds) * 1_000;
const GOAL = { p99Ms: 2_000, failed: 0, grownMegabytes: 200 };
const MEGABYTE = 1024 * 1024;
/** For the garbage collector, after an attack. */
const REST_MS = measured(2_000, 200);

const toMegabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);
const asMegabytes = (megabytes: number): string => `${megabytes} MB`;

const isFailed = ({ status }: Sample): boolean => status === 0 || status === 429 || status >= 500;

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/**
 * 200 customers search, read prices and order, alone and during each attack that stopped everyone once. `--clients` and
 * `--seconds` change their number and the duration of each part.
 */
export const benchLoad = async (): Promise<void> => {
  const backEnd = await startBackEndProcess();
  try {
    const [attacker, ...customers] = await logInCustomers(backEnd.address, CLIENTS + 1);
    if (!attacker) throw new Error('no attacker');
    const foe: LoadCustomer = { ...attacker, from: '203.0.113.9' };
    await runCustomers(customers, DURATION_MS / 4);

    const measure = async (
      name: string,
      attack: (isOver: () => boolean) => Promise<void>,
    ): Promise<string[]> => {
      const before = backEnd.memory();
      let isOver = false;
      const attacking = attack(() => isOver);
      const samples = await runCustomers(customers, DURATION_MS);
      isOver = true;
      await attacking;
      await rest();
      const grown = toMegabytes((backEnd.memory() ?? 0) - (before ?? 0));
      const took = samples.map((sample) => sample.ms);
      const of = (figure: string) => `${CLIENTS} customers, ${name}: ${figure}`;
      return [
        name,
        String(samples.length),
        ms(quantile(took, 0.5)),
        ...withGoal({ of: of('p99'), value: quantile(took, 0.99), goal: GOAL.p99Ms }),
        ...withGoal({
          of: of('failed'),
          value: samples.filter(isFailed).length,
          goal: GOAL.failed,
          format: String,
        }),
        ...withGoal({ of: of('memory'), value: grown, goal: GOAL.grownMegabytes, format: asMegabytes }),
      ];
    };

    const rows = [await measure('no attack', async () => undefined)];
    for (const [name, attack] of Object.entries(attacks)) {
      rows.push(await measure(name, (isOver) => attack(foe, isOver)));
    }
    table(
      `${CLIENTS} customers who search, read prices and order`,
      ['meanwhile', 'actions', 'median', 'p99', 'goal', 'failed', 'goal', 'memory', 'goal'],
      rows,
    );
  } finally {
    await backEnd.stop();
  }
};

if (import.meta.main) await runBenchmarks({ load: benchLoad });
