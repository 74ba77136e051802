import { devices, expect, type Page } from 'playwright/test';
import { test } from './support/installedBrowser.ts';
import { expectAccessible, openAs, portalOf } from './support/journey.ts';
import { type Language, LOCALES, translatorFor } from './support/translations.ts';

/** Two companies with a host each. */
const COMPANIES = [
  { tenant: 'andina', name: 'Ferretería Andina', shortcuts: ['Carrito', 'Historial', 'Tienda'] },
  { tenant: 'lumiere', name: 'Maison Lumière', shortcuts: ['Panier', 'Historique', 'Boutique'] },
];

for (const { tenant, name, shortcuts } of COMPANIES) {
  test(`${name} can be installed, under its own name`, async ({ browserWithProfile }) => {
    const page = await browserWithProfile.newPage();
    await page.goto(`${portalOf(tenant)}/login`);
    await expect(page).toHaveTitle(new RegExp(name));
    const session = await browserWithProfile.newCDPSession(page);
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}');
    expect(manifest.name).toBe(name);
    expect(manifest.shortcuts.map((shortcut: { name: string }) => shortcut.name)).toEqual(shortcuts);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });
}

const HOUR = 3_600_000;

/** The portal is opened, and opened again an hour later. */
const visitTwice = async (page: Page, tenant: string, email: string) => {
  await openAs(page, email, '/home', tenant, portalOf(tenant));
  const remembered = () => page.evaluate((key) => localStorage.getItem(key), `portal.${tenant}.install`);
  await expect.poll(remembered).toContain('"visits":1');
  await page.clock.setSystemTime(Date.now() + HOUR);
  await page.reload();
  await expect.poll(remembered).toContain('"visits":2');
};

const CUSTOMERS = [
  { tenant: 'andina', email: 'comprador@andina.test', language: 'es', name: 'Ferretería Andina' },
  { tenant: 'lumiere', email: 'vip@lumiere.test', language: 'fr', name: 'Maison Lumière' },
] as const satisfies readonly { language: Language; [field: string]: string }[];

for (const { tenant, email, language, name } of CUSTOMERS) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    test(`the second visit to ${name} ends on the home screen`, async ({ browserWithProfile }) => {
      const page = await browserWithProfile.newPage();
      const t = translatorFor(language);
      const card = page.getByRole('region', { name: t('device:install.title.computer', { company: name }) });
      await visitTwice(page, tenant, email);
      await expect(card).toBeVisible();
      await expectAccessible(page);
      await card.getByRole('button', { name: t('device:install.later') }).click();
      await expect(card).toBeHidden();
    });
  });
}

test.describe('an iPhone', () => {
  test.use({ userAgent: devices['iPhone 14'].userAgent, viewport: { width: 390, height: 844 } });
  test('is told the way to its home screen', async ({ browserWithProfile }) => {
    const page = await browserWithProfile.newPage();
    const t = translatorFor('en');
    await visitTwice(page, 'demo', 'buyer@demo.test');
    const card = page.getByRole('region', { name: /^(Add|Install) Bluebird Foods/ });
    await expect(card.getByRole('listitem')).toHaveText([
      t('device:install.steps.share'),
      new RegExp(t('device:install.steps.choose')),
      new RegExp(t('device:install.steps.confirm')),
    ]);
    await expect(card.getByRole('button', { name: t('device:install.later') })).toBeVisible();
    await expectAccessible(page);
  });
});
