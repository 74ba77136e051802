import { emptyCart, expect, expectAccessible, logIn, portalOf, test } from './support/journey.ts';

const RECOMMENDATION = 'R-1042-BREAKFAST';

test.beforeEach(() => emptyCart('demo', 'buyer@demo.test'));

test('the home suggests what is usually bought now, and adds it @phone', async ({ page }) => {
  await page.goto(`${portalOf('demo')}/login`);
  await logIn(page, 'buyer@demo.test');
  const smart = page.getByRole('region', { name: 'Your smart order' });
  await expect(smart.getByRole('listitem')).toHaveCount(4);
  await expect(smart.getByText(/^Bought \d+ times, about every \d+ days, last on/).first()).toBeVisible();
  await expect(page.getByText(/^Next due /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Today’s deals' })).toBeVisible();
  await expectAccessible(page);
  await smart.getByRole('button', { name: /^Add \d+ products$/ }).click();
  await expect(page.getByText(/^Added \d+ products to the cart$/)).toBeVisible();
  await expect(smart.getByText(/^In the cart: /).first()).toBeVisible();
});

test('a link’s recommendation waits behind the login, and is offered in the cart @phone', async ({
  page,
}) => {
  await page.goto(`${portalOf('demo')}/login/${RECOMMENDATION}`);
  await logIn(page, 'buyer@demo.test');
  await expect(page).toHaveURL(new RegExp(`/cart/${RECOMMENDATION}$`));
  const offered = page.getByRole('region', { name: 'Recommended for you' });
  await expect(offered.getByText('For the breakfast counter, from Rose.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page);
  await offered.getByRole('button', { name: 'Add Couscous 1 kg' }).click();
  await expect(page.getByText('Added 1 product to the cart')).toBeVisible();
  await offered.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('link', { name: 'Check out' }).first()).toBeVisible();
});

test.describe('another customer’s link', () => {
  test.use({ expectedNoise: [/403/] });

  test('says whose it is not', async ({ page }) => {
    await page.goto(`${portalOf('demo')}/login/${RECOMMENDATION}`);
    await logIn(page, 'cash@demo.test');
    await expect(page.getByText('Order recommendation belongs to another customer')).toBeVisible();
  });
});
