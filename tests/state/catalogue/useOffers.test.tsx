import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Product } from '../../../src/domain/catalogue/product.ts';
import { useOffers } from '../../../src/state/catalogue/useCatalogue.ts';
import { aProduct } from '../../support/builders.ts';
import { answersFor } from '../../support/catalogue.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const numbered = (id: number): Product => aProduct({ id, name: `Product ${id}`, code: `P-${id}` });
const pageOf = (from: number) => Array.from({ length: 40 }, (_, at) => numbered(from + at));
const PAGES = [pageOf(100), pageOf(200), pageOf(300)];

/** A list that is scrolled: one page of products more with every press. */
function Scrolled() {
  const [count, setCount] = useState(1);
  const { byProduct } = useOffers(PAGES.slice(0, count));
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${byProduct.size} offers`}
    </button>
  );
}

it('asks once a page for prices and rules of all its products, and never again for known ones', async () => {
  const { user, http } = await renderPortal(<Scrolled />, { answers: answersFor() });
  const asked = (path: string) => http.sent.filter((call) => call.path === path);
  await screen.findByRole('button', { name: '40 offers' });
  for (const offers of ['80 offers', '120 offers']) {
    await user.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: offers });
  }
  for (const path of ['/pricing', '/pricesRules/bat', '/units_of_measure', '/availability']) {
    expect([path, asked(path).length]).toEqual([path, PAGES.length]);
  }
  const ids = asked('/pricing').flatMap(({ query }) => String(query?.product_id).split(','));
  expect(ids).toHaveLength(120);
  expect(new Set(ids).size).toBe(120);
});
