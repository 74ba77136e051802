import { collectConsole, expect, expectAccessible, PASSWORD, portalOf, test } from './support/journey.ts';

const tenants = [
  {
    tenant: 'andina',
    email: 'comprador@andina.test',
    locale: 'es-CO',
    labels: {
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
    labels: {
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
    labels: { email: 'Email', password: 'Password', logIn: 'Log in', search: 'Search products' },
    title: 'Wolf Brand Supply',
  },
];

for (const { tenant, email, locale, labels, title } of tenants) {
  test(`${title} speaks ${locale} and shows its catalogue @phone`, async ({
    browser,
    consoleMessages,
    viewport,
  }) => {
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    collectConsole(page, consoleMessages);
    await page.goto(`${portalOf(tenant)}/login`);
    await expect(page).toHaveTitle(title);
    await page.getByLabel(labels.email).fill(email);
    await page.getByLabel(labels.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: labels.logIn, exact: true }).click();
    await expect(page.getByRole('searchbox', { name: labels.search })).toBeVisible();
    await page.goto(`${portalOf(tenant)}/store`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    // Checks each company's colours at one width; order.spec.ts checks the store on a phone.
    if (viewport?.width === 1280) await expectAccessible(page);
    await context.close();
  });
}

test('an open portal shows its store to visitors, who can log in to order', async ({ page }) => {
  await page.goto(`${portalOf('lumiere')}/store`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('acheteuse@lumiere.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/store$/);
});
