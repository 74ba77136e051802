import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueResponses } from '../../support/catalogue.ts';
import { loadLazyParts, openStore, rowOf } from './openStore.tsx';

const OIL = 'Extra virgin olive oil 1 L';
const TIN = 'Olive oil tin 5 L';
const units = [1, 2].flatMap((product_id) => [
  { product_id, units: 'EA', name: 'Each', factor: 1 },
  { product_id, units: 'CS12', name: 'Case of 12', factor: 12 },
]);
const casesOfOil = {
  product_id: 1,
  quantity: '2',
  units: 'CS12',
  unit_of_measure: 'Case of 12',
  date: '2026-01-25',
  times: 3,
};
const later = { '/products/purchases': { success: true, purchases: [casesOfOil] } };

beforeAll(loadLazyParts);

const unitIn = async (name: string) => (await rowOf(name)).findByRole('combobox', { name: `Unit: ${name}` });

describe('unit and quantity of a row', () => {
  it('are at first those of the last purchase, which the search tells', async () => {
    const answers = { ...catalogueResponses({ units, purchases: [casesOfOil] }), ...later };
    const { user, workspace, http } = await openStore({ answers });
    expect(await unitIn(OIL)).toHaveDisplayValue('Case of 12');
    expect(await unitIn(TIN)).toHaveDisplayValue('Each');

    await user.click((await rowOf(OIL)).getByRole('button', { name: `Add ${OIL}` }));
    const [line] = workspace.cart?.state.getState().entries.map((entry) => entry.line) ?? [];
    expect([line?.quantity, line?.unit?.code]).toEqual(['2', 'CS12']);
    expect(http.sent.map(({ path }) => path)).not.toContain('/products/purchases');
  });

  it('stay the first unit and 1 with a search service that doesn’t tell, and what was bought comes later', async () => {
    const answers = { ...catalogueResponses({ units }), ...later };
    const { http } = await openStore({ answers });
    expect(await unitIn(OIL)).toHaveDisplayValue('Each');
    await expect.poll(() => http.sent.map(({ path }) => path)).toContain('/products/purchases');
    expect(await unitIn(OIL)).toHaveDisplayValue('Each');
  });
});
