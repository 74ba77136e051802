import { expect, test } from 'vitest';
import { shownShipDate } from '../../../src/domain/history/shownShipDate.ts';

const TODAY = '2026-11-30';

test.each([
  ['estimate', 'open', '2026-11-29', null],
  ['estimate', 'open', TODAY, TODAY],
  ['estimate', 'open', null, null],
  ['estimate', 'accepted', '2026-11-29', '2026-11-29'],
  ['order', 'open', '2026-11-29', '2026-11-29'],
] as const)('an %s that is %s for %s ships on %s', (kind, status, shipDate, shown) => {
  expect(shownShipDate({ kind, status, shipDate }, TODAY)).toBe(shown);
});
