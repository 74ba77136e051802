import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderStep, type OrderStepName, shownSteps } from '../../../src/domain/history/orderSteps.ts';

const step = (name: OrderStepName, state: OrderStep['state'], date: string | null = null): OrderStep => ({
  step: name,
  state,
  date,
  isEstimated: state === 'next' && date !== null,
});

/** "placed*" is done, "[packed]" done and current. */
const written = (steps: readonly OrderStep[]) =>
  shownSteps(steps)
    .map(({ step: name, isDone, isCurrent }) => (isCurrent ? `[${name}]` : isDone ? `${name}*` : name))
    .join(' ');

test.each<[string, OrderStep[], string]>([
  ['none are known', [], ''],
  [
    'it is just placed',
    [step('placed', 'now'), step('packed', 'next'), step('shipped', 'next'), step('delivered', 'next')],
    '[placed] packed shipped delivered',
  ],
  [
    'it waits for an approval',
    [step('placed', 'now'), step('approved', 'next'), step('packed', 'next')],
    '[placed] approved packed',
  ],
  ['everything is done', [step('placed', 'done'), step('delivered', 'done')], 'placed* [delivered]'],
  [
    'they come in another order, one of them twice',
    [step('shipped', 'next'), step('packed', 'next'), step('packed', 'now'), step('placed', 'done')],
    'placed* [packed] shipped',
  ],
  [
    'one before was left out',
    [step('placed', 'done'), step('packed', 'next'), step('shipped', 'now'), step('delivered', 'next')],
    'placed* packed* [shipped] delivered',
  ],
  [
    'it is canceled',
    [step('placed', 'done'), step('packed', 'next'), step('cancelled', 'done')],
    'placed* [cancelled]',
  ],
  ['it could be canceled', [step('placed', 'now'), step('cancelled', 'next')], '[placed]'],
  ['nothing is reached', [step('placed', 'next'), step('packed', 'next')], 'placed packed'],
])('steps when %s', (_, steps, expected) => {
  expect(written(steps)).toBe(expected);
});

test('what is expected is no date of what is done', () => {
  const steps = [step('placed', 'done', '2026-03-09T10:00:00Z'), step('packed', 'next', '2026-03-10')];
  expect(shownSteps([...steps, step('shipped', 'now')]).map(({ date }) => date)).toEqual([
    '2026-03-09T10:00:00Z',
    null,
    null,
  ]);
});

const anyStep = fc.record<OrderStep>({
  step: fc.constantFrom('placed', 'approved', 'packed', 'shipped', 'delivered', 'cancelled'),
  state: fc.constantFrom('done', 'now', 'next'),
  date: fc.option(fc.constant('2026-03-10T12:00:00Z')),
  isEstimated: fc.boolean(),
});

test('no step is done after one that isn’t, and the last that is done is the current one', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      const shown = shownSteps(steps);
      const done = shown.filter(({ isDone }) => isDone);
      expect(shown.slice(0, done.length)).toEqual(done);
      expect(shown.filter(({ isCurrent }) => isCurrent)).toEqual(done.slice(-1));
      expect(new Set(shown.map(({ step: name }) => name)).size).toBe(shown.length);
    }),
  );
});
