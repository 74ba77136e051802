import { pairwise } from './support/combinations.ts';
import { expectAccessibleIfAudited, inEveryMode } from './support/everyMode.ts';
import { emptyCart, expect, expectAccessible, openAs, patchDocument, test } from './support/journey.ts';
import { cameraShowing } from './support/scannedVideo.ts';
import { startingWith } from './support/translations.ts';

const CASH = { tenant: 'demo', email: 'cash@demo.test', account: '1107' };
const TIN = 'Olive oil tin 5 L';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraShowing('8410660001033')] }),
});

const clearDraft = async (): Promise<void> => {
  await emptyCart(CASH.tenant, CASH.email);
  await patchDocument(CASH.tenant, CASH.email, 'quick_order', { rows: null });
};

inEveryMode('scans a barcode with the camera, types its quantity and goes on', CASH, {
  before: clearDraft,
  combinations: pairwise(4),
  async run(journey) {
    const { page, portal, t } = journey;
    await portal.getByRole('button', { name: startingWith(t('layout:account.open', { email: '' })) }).click();
    await portal.getByRole('menuitem', { name: t('layout:nav.quickOrder') }).click();
    await portal.getByRole('button', { name: t('quickOrder:scan.open'), exact: true }).click();
    const dialog = portal.getByRole('dialog', { name: t('quickOrder:scan.title') });
    await expect(dialog.getByText(TIN)).toBeVisible();
    const quantity = dialog.getByRole('textbox', { name: `: ${TIN}` });
    await expect(quantity).toBeFocused();
    await expectAccessibleIfAudited(journey);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    // The same tin stays in the picture: it isn't counted again.
    await expect(dialog.getByText(t('quickOrder:scan.scanning'))).toBeVisible();
    await dialog.getByRole('button', { name: t('quickOrder:scan.done') }).click();
    await expect(portal.getByText(t('quickOrder:ready_one', { number: 1 }))).toBeVisible();
    const row = portal.getByRole('textbox', {
      name: t('quickOrder:quantity.of', { product: TIN, number: 1 }),
    });
    await expect(row).toHaveValue('3');
  },
});

test('a phone scans a code into the search, which leads to its quantity @only-phone', async ({ page }) => {
  await emptyCart(CASH.tenant, CASH.email);
  await openAs(page, CASH.email, '/home');
  await page.getByRole('button', { name: 'Scan a barcode' }).click();
  const panel = page.getByRole('region', { name: 'Search results' });
  await expect(panel.getByRole('textbox', { name: `Quantity: ${TIN}` })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Added: 3 × ${TIN}`)).toBeVisible();
});
