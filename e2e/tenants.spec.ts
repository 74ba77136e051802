import {
  collectConsole,
  emptyCart,
  expect,
  expectAccessible,
  PASSWORD,
  portalOf,
  test,
} from './support/journey.ts';

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
    /** Set for a company whose store visitors may see: the title of the login that its link leads to. */
    loginTitle: 'Connexion · Maison Lumière',
  },
  {
    tenant: 'wolf',
    email: 'buyer@wolf.test',
    locale: 'en-US',
    labels: { email: 'Email', password: 'Password', logIn: 'Log in', search: 'Search products' },
    title: 'Wolf Brand Supply',
  },
];

for (const { tenant, email, locale, labels, title, loginTitle } of tenants) {
  const visitors = loginTitle ? ' to visitors, whose first product is added when they log in' : '';
  test(`${title} speaks ${locale} and shows its catalogue${visitors} @phone`, async ({
    browser,
    consoleMessages,
    viewport,
  }) => {
    if (loginTitle) await emptyCart(tenant, email);
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    collectConsole(page, consoleMessages);
    const product = page.getByRole('main').getByRole('listitem').first();
    await page.goto(`${portalOf(tenant)}/store`);
    if (loginTitle) {
      await expect(product).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Ajouter (?!.* aux favoris)/ })
        .first()
        .click();
    }
    await expect(page).toHaveTitle(loginTitle ?? title);
    await page.getByLabel(labels.email).fill(email);
    await page.getByLabel(labels.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: labels.logIn, exact: true }).click();
    await expect(page).toHaveURL(/\/store$/);
    await expect(page.getByRole('searchbox', { name: labels.search })).toBeVisible();
    await expect(product).toBeVisible();
    if (loginTitle) await expect(page.getByText('1 produit ajouté à votre panier')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    // Checks each company's colours at one width; order.spec.ts checks the store on a phone.
    if (viewport?.width === 1280) await expectAccessible(page);
    await context.close();
  });
}
