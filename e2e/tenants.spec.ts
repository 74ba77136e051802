import { expect, expectAccessible, listenTo, PASSWORD, portalOf, test } from './support/journey.ts';

/** Each company in its own language, with its own kind of transaction. */
const tenants = [
  {
    tenant: 'andina',
    email: 'comprador@andina.test',
    locale: 'es-CO',
    words: {
      email: 'Correo electrónico',
      password: 'Contraseña',
      logIn: 'Iniciar sesión',
      search: 'Buscar productos',
    },
    title: 'Ferretería Andina',
  },
  {
    tenant: 'lumiere',
    email: 'acheteuse@lumiere.test',
    locale: 'fr-CA',
    words: {
      email: 'Adresse e-mail',
      password: 'Mot de passe',
      logIn: 'Se connecter',
      search: 'Rechercher des produits',
    },
    title: 'Maison Lumière',
  },
  {
    tenant: 'wolf',
    email: 'buyer@wolf.test',
    locale: 'en-US',
    words: { email: 'Email', password: 'Password', logIn: 'Log in', search: 'Search products' },
    title: 'Wolf Brand Supply',
  },
];

for (const { tenant, email, locale, words, title } of tenants) {
  test(`${title} speaks ${locale} and shows its catalogue @phone`, async ({ browser, heard, viewport }) => {
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    listenTo(page, heard);
    await page.goto(`${portalOf(tenant)}/login`);
    await expect(page).toHaveTitle(title);
    await page.getByLabel(words.email).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words.logIn, exact: true }).click();
    await expect(page.getByRole('searchbox', { name: words.search })).toBeVisible();
    await page.goto(`${portalOf(tenant)}/store`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    // The colours of each company once; the store at a phone's width is looked at in order.spec.ts.
    if (viewport?.width === 1280) await expectAccessible(page);
    await context.close();
  });
}

test('an open portal lets visitors look, and asks them in to order', async ({ page }) => {
  await page.goto(`${portalOf('lumiere')}/store`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('acheteuse@lumiere.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/store$/);
});
