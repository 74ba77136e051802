import { emptyCart, expect, expectAccessible, openAs, patchDocument, test } from './support/journey.ts';

const TENANT = 'demo';
const CASH = 'cash@demo.test';
const DRESSING = 'Roasted pepper dressing 350 g';
const DRESSING_ID = 1004;
const ARTICHOKES = 'Artichoke hearts 400 g';
const ARTICHOKES_ID = 1070;
const LIST = 'shelf-journey';

const list = (changes: object) => ({ lists: { [LIST]: changes } });

test.beforeEach(async () => {
  await emptyCart(TENANT, CASH);
  await patchDocument(TENANT, CASH, 'favourites', { lists: { [LIST]: null } });
  await patchDocument(
    TENANT,
    CASH,
    'favourites',
    list({
      id: LIST,
      name: 'Pantry',
      is_default: false,
      is_current: false,
      deleted: false,
      product_ids: [DRESSING_ID, ARTICHOKES_ID],
      createdAt: '2026-03-02T09:00:00.000Z',
      updatedAt: '2026-03-02T09:00:00.000Z',
    }),
  );
});

test.afterEach(async () => {
  await emptyCart(TENANT, CASH);
  await patchDocument(TENANT, CASH, 'favourites', list({ deleted: true }));
});

test('a shelf is counted, and what it misses is in the cart', async ({ page }) => {
  await openAs(page, CASH, `/favourites?list=${LIST}`);
  await page.getByRole('button', { name: 'More actions: Pantry' }).click();
  await page.getByRole('menuitem', { name: 'Count shelf' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Count shelf' })).toBeVisible();
  const par = (product: string) => page.getByRole('textbox', { name: `Par level, ${product}` });
  const onShelf = (product: string) => page.getByRole('textbox', { name: `On shelf, ${product}` });
  await page.getByRole('combobox', { name: `Unit: ${ARTICHOKES}` }).selectOption('Case of 12');
  await par(ARTICHOKES).fill('3');
  await par(DRESSING).fill('5');
  await par(DRESSING).press('Enter');
  await expect(par(ARTICHOKES)).toBeFocused();
  await onShelf(DRESSING).fill('3');
  await onShelf(DRESSING).press('Enter');
  await expect(onShelf(ARTICHOKES)).toBeFocused();
  await page.keyboard.type('1');
  await expect(page.getByText('Order 2 × Case of 12')).toBeVisible();
  await expect(page.getByText('2 of 2 counted · 2 products to order')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(onShelf(ARTICHOKES)).toHaveValue('1');
  await expect(par(ARTICHOKES)).toHaveValue('3');
  await page.getByRole('button', { name: 'Add 2 products to cart' }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('textbox', { name: `Quantity: ${DRESSING}` })).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: `Quantity: ${ARTICHOKES}` })).toHaveValue('2');
  await expect(page.getByRole('combobox', { name: `Unit: ${ARTICHOKES}` })).toHaveValue('CS12');
});

test('labels of a shelf have barcodes, and are printed without the page around them', async ({ page }) => {
  await openAs(page, CASH, `/favourites/${LIST}/labels`);
  const labels = page.getByRole('list', { name: 'Labels' });
  await expect(labels.getByRole('img', { name: /^Barcode / })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: `Print, ${DRESSING}` }).uncheck();
  await page.emulateMedia({ media: 'print' });
  await expect(labels.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print 1 label' })).toBeHidden();
});
