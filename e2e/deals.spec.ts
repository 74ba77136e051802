import { emptyCart, expect, expectAccessible, logIn, portalOf, test } from './support/journey.ts';

test.beforeEach(() => emptyCart('demo', 'buyer@demo.test'));

test('a deal says what it takes, is filled with one press, and shows in the cart @phone', async ({
  page,
}) => {
  await page.goto(`${portalOf('demo')}/login?next=${encodeURIComponent('/store')}`);
  await logIn(page, 'buyer@demo.test');
  await page.getByRole('link', { name: 'Today’s deals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today’s deals' })).toBeVisible();
  const oil = page.getByRole('article', { name: 'Oil for the season' });
  // The buyer's olive oil: 9.20 less 5 %, from 24 on 8.60 less 5 %.
  await expect(oil.getByText('Buy 24: each $8.17 instead of $8.74')).toBeVisible();
  await expect(oil.getByText('2 × Case of 12 to go')).toBeVisible();
  await expectAccessible(page);
  await oil.getByRole('button', { name: 'Add what is missing for Oil for the season' }).click();
  await expect(oil.getByText('Yours')).toBeVisible();

  const dressings = page.getByRole('article', { name: 'Two dressings on us' });
  await dressings.getByRole('button').click();
  await expect(dressings.getByText('Yours')).toBeVisible();
  await page.goto(`${portalOf('demo')}/cart`);
  // 24 × 8.17
  await expect(page.getByText('$196.08').first()).toBeVisible();
  await expect(page.getByText('Gift', { exact: true })).toBeVisible();
});

test('a product shows its deals and what is recommended with it', async ({ page }) => {
  await page.goto(`${portalOf('demo')}/login?next=${encodeURIComponent('/product/1004')}`);
  await logIn(page, 'buyer@demo.test');
  const deals = page.getByRole('region', { name: 'Deals with this product' });
  await expect(deals.getByRole('article', { name: 'Two dressings on us' })).toBeVisible();
  const recommended = page.getByRole('region', { name: 'Recommended with it' });
  await expect(recommended.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
});

test('deals speak Spanish at Ferretería Andina @phone', async ({ browser, viewport }) => {
  const context = await browser.newContext({ locale: 'es-CO', viewport });
  const page = await context.newPage();
  await page.goto(`${portalOf('andina')}/login?next=${encodeURIComponent('/store?deals=1')}`);
  await page.getByLabel('Correo electrónico').fill('comprador@andina.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('Portal#2026');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  const cement = page.getByRole('article', { name: 'Cemento por estiba' });
  await expect(cement.getByText('Faltan 1 × Estiba de 40').first()).toBeVisible();
  await expect(cement.getByText(/^Compre 40: cada uno a \$\s18\.200 en lugar de \$\s19\.208$/)).toBeVisible();
  await context.close();
});
