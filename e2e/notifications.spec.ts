import { findBell } from './support/bell.ts';
import { tagOf, type Width } from './support/combinations.ts';
import {
  BACKEND,
  expect,
  expectAccessible,
  openAs,
  patchDocument,
  test,
  tokenOf,
} from './support/journey.ts';
import { heading } from './support/journeySteps.ts';
import { layoutProblems } from './support/layoutProblems.ts';
import { BACK_OFFICE_KEY } from './support/stacks.ts';
import { type Language, startingWith, translatorFor } from './support/translations.ts';

/** As the wholesaler's own system does, over the API. */
const publish = async (email: string, message: object): Promise<void> => {
  const response = await fetch(`${BACKEND}/notifications/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-back-office-key': BACK_OFFICE_KEY },
    body: JSON.stringify({ company_id: 1, emails: [email], ...message }),
  });
  expect(response.status, await response.text()).toBe(200);
};

const firstOrderOf = async (email: string): Promise<{ id: string; number: string }> => {
  const authorization = `Bearer ${await tokenOf('demo', email)}`;
  const response = await fetch(`${BACKEND}/transactions?kind=order&page=1&page_size=1`, {
    headers: { authorization },
  });
  const [order] = (await response.json()).transactions;
  return { id: order.id, number: order.transaction_number };
};

const cases: readonly { language: Language; width: Width; email: string }[] = [
  { language: 'en', width: 'desktop', email: 'group@demo.test' },
  { language: 'es', width: 'phone', email: 'cash@demo.test' },
  { language: 'fr', width: 'desktop', email: 'maxed@demo.test' },
];

for (const { language, width, email } of cases) {
  const t = translatorFor(language);

  test(`a notification comes while the customer looks, is read, deleted, and leads to its order: ${language}, ${width}`, {
    tag: tagOf(width),
  }, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem('portal.demo.language', code), language);
    await patchDocument('demo', email, 'notifications', { messages: null });
    const { id, number } = await firstOrderOf(email);
    const welcome = { en: { title: `Hello ${language}`, body: 'The warehouse is open on Saturday.' } };
    await publish(email, { key: `hello-${language}`, kind: 'order_status', texts: welcome });
    await openAs(page, email, '/store?text=olive%20oil%20tin');
    await expect(page).toHaveTitle(/^\(1\) /);

    const product = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
    await product.focus();
    const title = `Order ${number} has shipped`;
    await publish(email, {
      key: `shipped-${language}`,
      kind: 'order_status',
      texts: { en: { title, body: 'It’s on its way to you.' } },
      about: { transaction_id: id },
    });
    await expect(page).toHaveTitle(/^\(2\) /);
    const announced = t('notifications:new', { title });
    await expect(page.getByRole('status').filter({ hasText: announced })).toHaveText(announced);
    await expect(product).toBeFocused();

    await (await findBell(page, t, 2)).click();
    const dialog = page.getByRole('dialog', { name: t('notifications:title') });
    const rows = dialog.getByRole('listitem');
    await expect(rows.nth(0)).toContainText(title);
    await expect(rows.nth(1)).toContainText(`Hello ${language}`);
    if (width === 'desktop') {
      const { x = 0, y = 0, width: wide = 0 } = (await dialog.boundingBox()) ?? {};
      expect([x + wide, y], 'below the bell').toEqual([1256, 64]);
    }
    const action = (key: string, body: string) =>
      dialog.getByRole('button', {
        name: t('notifications:of', { action: t(`notifications:${key}`), body }),
      });
    await action('markRead', `Hello ${language}`).click();
    await expect(page).toHaveTitle(/^\(1\) /);
    await action('markUnread', `Hello ${language}`).click();
    await expect(page).toHaveTitle(/^\(2\) /);
    await expectAccessible(page);
    const size = page.viewportSize();
    expect(await layoutProblems(page, [1280, 768, 390, 320])).toEqual([]);
    if (size) await page.setViewportSize(size);

    await action('delete', `Hello ${language}`).click();
    const confirmation = page.getByRole('alertdialog', { name: t('notifications:sure.title') });
    await confirmation.getByRole('button', { name: t('notifications:sure.no'), exact: true }).click();
    await expect(rows.nth(1)).toContainText(`Hello ${language}`);
    await action('delete', `Hello ${language}`).click();
    await confirmation.getByRole('button', { name: t('notifications:sure.yes'), exact: true }).click();
    await expect(rows.filter({ hasText: `Hello ${language}` })).toHaveCount(0);
    await expect(page).toHaveTitle(/^\(1\) /);

    await rows
      .nth(0)
      .getByRole('link', { name: startingWith(t('notifications:show')) })
      .click();
    await expect(
      heading(
        { page, portal: page, mode: 'standalone', t, isAudited: false },
        t('orders:one.order', { number }),
      ),
    ).toBeVisible();
    await expect(await findBell(page, t, 0)).toBeVisible();
    await expect(page).not.toHaveTitle(/^\(/);
  });
}
