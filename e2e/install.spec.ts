import { expect } from 'playwright/test';
import { test } from './support/installedBrowser.ts';
import { portalOf } from './support/journey.ts';

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
