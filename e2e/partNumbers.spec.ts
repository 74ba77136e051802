import { pairwise } from './support/combinations.ts';
import { expectAccessibleIfAudited, inEveryMode } from './support/everyMode.ts';
import { emptyCart, expect, send, tokenOf } from './support/journey.ts';
import { heading, mainRegion, openCart, searchFor } from './support/journeySteps.ts';
import { startingWith } from './support/translations.ts';

const CASH = { tenant: 'demo', email: 'cash@demo.test', account: '1107' };
const TIN = 'Olive oil tin 5 L';
const COFFEE = 'House blend coffee beans 1 kg';

/** Forgets the numbers that a journey saves, so that it always adds them. */
const forgetNumbers = async (): Promise<void> => {
  await emptyCart(CASH.tenant, CASH.email);
  const part_numbers = ['SFT-500', 'SFT-610'].map((number) => ({ number, product_id: null }));
  await send('POST', '/part_numbers', { part_numbers }, await tokenOf(CASH.tenant, CASH.email));
};

inEveryMode('orders by own part numbers, one added on a product’s page and others from a list', CASH, {
  before: forgetNumbers,
  combinations: pairwise(2),
  async run(journey) {
    const { page, portal, t } = journey;
    const field = portal.getByRole('searchbox', { name: t('layout:search.label') });
    await searchFor(journey, 'CO-1052');
    await portal.getByRole('link', { name: TIN, exact: true }).first().click();
    await portal.getByRole('button', { name: t('catalogue:ownNumber.add') }).click();
    await page.keyboard.type('CF-0310');
    await expect(
      portal.getByText(t('catalogue:ownNumber.codeOf', { number: 'CF-0310', product: COFFEE })),
    ).toBeVisible();
    await expectAccessibleIfAudited(journey);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('SFT-500');
    await page.keyboard.press('Enter');
    const savedText = t('catalogue:ownNumber.saved', { number: 'SFT-500' });
    const saved = portal.getByText(savedText);
    // It stays as long as the pointer is on it, longer than an audit takes on a slow machine.
    const toast = portal.getByRole('group').filter({ hasText: savedText });
    await toast.hover();
    await expectAccessibleIfAudited(journey);
    await toast.getByRole('button').click();
    await expect(saved).toBeHidden();

    await portal.getByRole('button', { name: startingWith(t('layout:account.open', { email: '' })) }).click();
    await portal.getByRole('menuitem', { name: t('layout:nav.quickOrder') }).click();
    await portal.getByRole('link', { name: t('quickOrder:numbers.title') }).click();
    await expect(heading(journey, t('quickOrder:numbers.title'))).toBeVisible();
    await portal.getByRole('textbox', { name: t('quickOrder:list.field') }).fill('CF-0310\tSFT-610');
    await portal.getByRole('button', { name: t('quickOrder:numbers.import.read') }).click();
    await expect(portal.getByText(t('quickOrder:numbers.import.saved_one', { number: 1 }))).toBeVisible();
    const table = portal.getByRole('table', { name: t('quickOrder:numbers.title') });
    await expect(table.getByRole('row').filter({ hasText: 'SFT-610' })).toContainText(COFFEE);
    await expectAccessibleIfAudited(journey);

    await field.fill('sft 610');
    await field.press('Enter');
    await expect(portal.getByRole('textbox', { name: `: ${COFFEE}` })).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(portal.getByText(t('catalogue:added', { quantity: 2, product: COFFEE }))).toBeVisible();
    await openCart(journey);
    await expect(
      mainRegion(journey).getByText(t('catalogue:ownNumbers', { numbers: 'SFT-610' }), { exact: false }),
    ).toBeVisible();
  },
});
