import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import { withQuantity } from '../../src/domain/cart/cartLine.ts';
import { type CartMemo, repriceCart } from '../../src/domain/cart/priceCart.ts';
import { CART_INPUT, cartOf, lineAt } from './cart.ts';
import { measured } from './options.ts';
import { median, ms, table, withGoal } from './report.ts';
import { runBenchmarks } from './run.ts';

/**
 * Times for pricing and totalling a cart: for the first time, and after a line is changed, added or removed. A benchmark, not
 * a test: it prints, and fails only with `--strict`.
 */

const SIZES = [10, 100, 1_000];
/** Of the largest cart, ms. */
const GOAL_MS = 16;
const WARM_UP = measured(40, 5);
const RUNS = measured(60, 5);

const measurePricing = (lines: readonly CartLine[], previousMemo: CartMemo | null = null) => {
  const began = performance.now();
  const { memo } = repriceCart({ lines, ...CART_INPUT }, previousMemo);
  return { took: performance.now() - began, memo };
};

const times = (
  runs: number,
  lines: (run: number) => readonly CartLine[],
  memo: CartMemo | null = null,
): number[] => Array.from({ length: runs }, (_, run) => measurePricing(lines(run), memo).took);

const changes: Record<string, (lines: readonly CartLine[], run: number) => CartLine[]> = {
  'a quantity changes': (lines, run) =>
    lines.map((line, index) => (index === run % lines.length ? withQuantity(line, String(31 + run)) : line)),
  'a line is added': (lines, run) => [...lines, lineAt(2_000 + run)],
  'a line is removed': (lines, run) => lines.filter((_, index) => index !== run % lines.length),
};

export const benchPricing = async (): Promise<void> => {
  const firstPricing = measurePricing(cartOf(1_000)).took;
  times(WARM_UP, () => cartOf(1_000));

  const coldResults = SIZES.map((size) => {
    const pricingTimes = times(RUNS, () => cartOf(size));
    return { size, took: median(pricingTimes), best: Math.min(...pricingTimes) };
  });
  const perLine = (took: number, size: number) => `${((took / size) * 1_000).toFixed(1)} µs`;
  table(
    'Price and total every line anew: every rule there is, a coupon, taxes, shipping',
    ['lines', 'median', 'goal', 'best', 'a line', 'against 10'],
    coldResults.map(({ size, took, best }) => [
      size.toLocaleString('en'),
      ...(size === SIZES.at(-1)
        ? withGoal({ of: `pricing ${size} lines`, value: took, goal: GOAL_MS })
        : [ms(took), '']),
      ms(best),
      perLine(took, size),
      `× ${(took / (coldResults[0]?.took ?? took)).toFixed(1)}`,
    ]),
  );

  table(
    'The same after one change: the other lines keep their price',
    ['', ...SIZES.map((size) => `${size.toLocaleString('en')} lines`)],
    Object.entries(changes).map(([name, change]) => [
      name,
      ...SIZES.map((size) => {
        const lines = cartOf(size);
        const { memo } = measurePricing(lines);
        return ms(median(times(RUNS, (run) => change(lines, run), memo)));
      }),
    ]),
  );

  table('Before the engine has warmed up', ['lines', 'once'], [['1,000', ms(firstPricing)]]);
};

if (import.meta.main) await runBenchmarks({ pricing: benchPricing });
