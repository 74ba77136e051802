import { expect } from 'playwright/test';
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
      const card = page.getByRole('region', { name: t('device:install.title', { company: name }) });
      await openAs(page, email, '/home', tenant);
      await expect.poll(() => page.evaluate(() => globalThis.portalInstallOffer !== undefined)).toBe(true);
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), `portal.${tenant}.install`))
        .toContain('"visits":1');
      await expect(card).toBeHidden();

      await page.clock.setSystemTime(Date.now() + HOUR);
      await page.reload();
      await expect(card).toBeVisible();
      await expectAccessible(page);
      await card.getByRole('button', { name: t('device:install.later') }).click();
      await expect(card).toBeHidden();
    });
  });
}
