import {
  BACKEND,
  expect,
  expectAccessible,
  expectConsole,
  openAs,
  test,
  tokenOf,
} from './support/journey.ts';

const BUYER = 'buyer@demo.test';

const clientIdOf = async (email: string): Promise<number> => {
  const token = await tokenOf('demo', email);
  const response = await fetch(`${BACKEND}/users/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  return (await response.json()).user.client_id;
};

test('a customer counts every product, leaves, continues, and sends the count once @phone', async ({
  page,
}) => {
  await openAs(page, BUYER, `/inventory_capture/home/${await clientIdOf(BUYER)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const fields = page.getByRole('list', { name: 'Products to count' }).getByRole('textbox');
  await fields.first().fill('2.5');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('All products are required to have a valid inventory or zero')).toBeVisible();
  await expect(fields.nth(1)).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Inventory not sent')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue counting' }).click();
  await expect(fields.first()).toHaveValue('2.5');
  await page.reload();
  await expect(fields.first()).toHaveValue('2.5');

  await page.getByRole('button', { name: 'Set the rest to 0' }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/inventory_capture'));
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await sent;
  await expect(page.getByText('Inventory sent')).toBeVisible();
  await expectAccessible(page);
});

test('a customer can’t count for another customer', async ({ page, consoleMessages }) => {
  await openAs(page, BUYER, '/inventory_capture/home/1');
  await expect(page.getByText('This inventory belongs to another customer')).toBeVisible();
  expectConsole(consoleMessages, [/403/]);
});
