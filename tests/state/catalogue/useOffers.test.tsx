import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Product } from '../../../src/domain/catalogue/product.ts';
import { useOffers } from '../../../src/state/catalogue/useOffers.ts';
import { aProduct } from '../../support/builders.ts';
import { catalogueResponses } from '../../support/catalogue.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const createProduct = (id: number): Product => aProduct({ id, name: `Product ${id}`, code: `P-${id}` });
const pageOf = (firstId: number) => Array.from({ length: 40 }, (_, index) => createProduct(firstId + index));
const PAGES = [pageOf(100), pageOf(200), pageOf(300)];

function ScrolledList() {
  const [count, setCount] = useState(1);
  const { byProduct } = useOffers(PAGES.slice(0, count));
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${byProduct.size} offers`}
    </button>
  );
}

it('loads the prices and rules of a page in one call each, and not again for loaded products', async () => {
  const { user, http } = await renderPortal(<ScrolledList />, { answers: catalogueResponses() });
  const callsTo = (path: string) => http.sent.filter((call) => call.path === path);
  await screen.findByRole('button', { name: '40 offers' });
  for (const offers of ['80 offers', '120 offers']) {
    await user.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: offers });
  }
  for (const path of ['/pricing', '/pricesRules/bat', '/units_of_measure', '/availability']) {
    expect([path, callsTo(path).length]).toEqual([path, PAGES.length]);
  }
  const ids = callsTo('/pricing').flatMap(({ query }) => String(query?.product_id).split(','));
  expect(ids).toHaveLength(120);
  expect(new Set(ids).size).toBe(120);
});
