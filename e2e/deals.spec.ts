import { expect, expectAccessible, linkTokenOf, portalOf, test } from './support/journey.ts';

test('a product shows its deals and recommended products', async ({ page }) => {
  await page.goto(`/store/${await linkTokenOf('demo', 'buyer@demo.test')}?text=CO-2210`);
  await page.getByRole('link', { name: 'Roasted pepper dressing 350 g', exact: true }).click();
  const deals = page.getByRole('region', { name: 'Deals with this product' });
  await expect(deals.getByRole('article', { name: 'Two free dressings' })).toBeVisible();
  await expectAccessible(page);
  // Of the demo's products one of those that are often ordered with the same others.
  await page.goto('/product/1034');
  const recommended = page.getByRole('region', { name: 'Frequently bought together' });
  await expect(recommended.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('a deal for a whole pallet shows its price in pesos', async ({ browser, viewport }) => {
  const context = await browser.newContext({ locale: 'es-CO', viewport });
  const page = await context.newPage();
  await page.goto(
    `${portalOf('andina')}/store/${await linkTokenOf('andina', 'comprador@andina.test')}?deals=1`,
  );
  const cement = page.getByRole('article', { name: 'Cemento por estiba' });
  await expect(cement.getByText('Faltan 40', { exact: true }).first()).toBeVisible();
  await expect(cement.getByText(/^Compre 40: \$\s18\.200 c\/u en lugar de \$\s19\.208$/)).toBeVisible();
  await context.close();
});
