import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { type Combination, pairwise } from './support/combinations.ts';
import { expectAccessibleIfAudited, inEveryMode } from './support/everyMode.ts';
import {
  emptyCart,
  expect,
  expectAccessible,
  linkTokenOf,
  openAs,
  patchDocument,
  portalOf,
  send,
  test,
  tokenOf,
} from './support/journey.ts';
import { heading, type Journey, openCart } from './support/journeySteps.ts';
import { startingWith, translatorFor } from './support/translations.ts';

const english = translatorFor('en');
const CASH = { tenant: 'demo', email: 'cash@demo.test', account: '1107' };
const TIN = 'Olive oil tin 5 L';
const TIN_BARCODE = '8410660001033';
const OIL = 'Extra virgin olive oil 1 L';
const COFFEE = 'House blend coffee beans 1 kg';

const clearDraft = async (): Promise<void> => {
  await emptyCart(CASH.tenant, CASH.email);
  await patchDocument(CASH.tenant, CASH.email, 'quick_order', { rows: null });
};

const codeField = ({ portal, t }: Pick<Journey, 'portal' | 't'>, number: number) =>
  portal.getByRole('combobox', { name: t('quickOrder:code.label', { number }), exact: true });

/** A paste from another program, which a page may not read from the clipboard by itself. */
const paste = ({ portal, t }: Pick<Journey, 'portal' | 't'>, text: string) =>
  portal.getByRole('textbox', { name: t('quickOrder:list.field') }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const openQuickOrder = async ({ portal, t }: Journey): Promise<void> => {
  await portal.getByRole('button', { name: startingWith(t('layout:account.open', { email: '' })) }).click();
  await portal.getByRole('menuitem', { name: t('layout:nav.quickOrder') }).click();
};

inEveryMode('types codes, pastes a list, mends it and puts it into the cart', CASH, {
  before: clearDraft,
  combinations: pairwise(1),
  async run(journey) {
    const { page, portal, t } = journey;
    await openQuickOrder(journey);
    await expect(heading(journey, t('quickOrder:title'))).toBeVisible();
    await codeField(journey, 1).click();
    await page.keyboard.type('CO-1052');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(codeField(journey, 2)).toBeFocused();
    await expect(portal.getByText(TIN, { exact: true })).toBeVisible();
    await paste(journey, 'Code;Qty\ncf0310;6\nCO-10114;10\nCF-0310;2');
    await expect(portal.getByText(t('quickOrder:note.summed', { parts: '6 + 2' }))).toBeVisible();
    await expect(portal.getByText(COFFEE, { exact: true })).toBeVisible();
    await expect(portal.getByText(t('quickOrder:toFix_one', { number: 1 }))).toBeVisible();
    await expectAccessibleIfAudited(journey);
    await portal.getByRole('button', { name: /CO-1014/ }).click();
    await expect(portal.getByText(t('quickOrder:ready_other', { number: 3 }))).toBeVisible();
    await portal.getByRole('button', { name: t('quickOrder:add_other', { number: 3 }) }).click();
    await expect(portal.getByText(t('recommendations:added_other', { count: 3 }))).toBeVisible();
    await openCart(journey);
    await expect(portal.getByText(COFFEE, { exact: true })).toBeVisible();
    await portal.getByRole('button', { name: t('cart:addByCode') }).click();
    await expect(portal.getByRole('combobox', { name: t('quickOrder:cart.code') })).toBeFocused();
    await page.keyboard.type('co1001');
    await page.keyboard.press('Enter');
    await expect(portal.getByRole('textbox', { name: `: ${OIL}` })).toBeFocused();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(portal.getByRole('list', { name: t('cart:lines') }).getByText(OIL)).toBeVisible();
    await expect(portal.getByRole('combobox', { name: t('quickOrder:cart.code') })).toBeFocused();
  },
});

/** Codes of products that are in stock, as many as fit on a sheet of paper. */
const codesInStock = async (count: number): Promise<string[]> => {
  const response = await send(
    'POST',
    '/products/_search',
    {
      size: count,
      query: {
        bool: {
          filter: [{ term: { disabled: 0 } }, { term: { sold_out: false } }],
          must_not: [{ term: { hidden: true } }, { term: { is_discount: true } }],
        },
      },
      sort: [{ popularity: { order: 'desc' } }],
    },
    await tokenOf(CASH.tenant, CASH.email),
  );
  const { hits } = await response.json();
  return hits.hits.map(({ _source }: { _source: { code: string } }) => _source.code);
};

test('thirty codes from paper are typed by keyboard alone without waiting, and a reload keeps them', async ({
  page,
}) => {
  await clearDraft();
  const codes = await codesInStock(30);
  expect(codes).toHaveLength(30);
  await page.goto(`${portalOf(CASH.tenant)}/store/${await linkTokenOf(CASH.tenant, CASH.email)}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Quick order' }).click();
  await expect(codeField({ portal: page, t: english }, 1)).toBeFocused();
  let keys = 0;
  for (const code of codes) {
    for (const text of [code, '1']) {
      // As fast as the browser takes them: nobody waits for an answer.
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      keys += text.length + 1;
    }
  }
  await expect(page.getByText('30 products ready')).toBeVisible();
  // Sixty seconds at 330 keys a minute, the pace of someone who types often.
  expect(keys).toBeLessThanOrEqual(330);
  await page.reload();
  await expect(page.getByText('30 products ready')).toBeVisible();
  await codeField({ portal: page, t: english }, 1).press('Control+Enter');
  await expect(page.getByText('30 products added to your cart')).toBeVisible();
});

test('a code that is typed again without waiting is known, adds up and leaves the focus in the next row', async ({
  page,
}) => {
  await openQuickOrderPage(page);
  for (const text of ['CF-0310', '4', 'CO-1052', '1', 'CF-0310', '1', 'CF-0310', '2']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Added up: 4 + 1 + 2')).toBeVisible();
  await expect(page.getByText('2 products ready')).toBeVisible();
  await expect(codeField({ portal: page, t: english }, 3)).toBeFocused();
  await expect(codeField({ portal: page, t: english }, 3)).toHaveValue('');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(codeField({ portal: page, t: english }, 1)).toBeFocused();
  await scan(page, 'CO-1052');
  await scan(page, '3');
  await expect(page.getByText('1 product ready')).toBeVisible();
});

test('a file is read in a worker, and what it has wrong can be downloaded', async ({ page }) => {
  await clearDraft();
  await page.goto(`${portalOf(CASH.tenant)}/store/${await linkTokenOf(CASH.tenant, CASH.email)}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Quick order' }).click();
  const worker = page.waitForEvent('worker');
  await page.getByLabel('Choose file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\uFEFFCódigo;Cantidad\r\nCO-1052;1,5\r\nXX-9999;3\r\n'),
  });
  expect((await worker).url()).toContain('/workers/list.js');
  await expect(page.getByText('1 row to fix')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const content = await readFile((await (await download).path()) ?? '', 'utf8');
  expect(content).toContain('"XX-9999","3","No product has this code or name"');
  await expect(page.getByText('Rounded up: 1.5 → 2')).toBeVisible();
});

/** Of `tests/fixtures/orderLists`. */
const orderList = (file: string): string => `tests/fixtures/orderLists/${file}`;

test('a PDF is read like any other list, and a scan is refused with words', async ({ page }) => {
  await clearDraft();
  await page.goto(`${portalOf(CASH.tenant)}/store/${await linkTokenOf(CASH.tenant, CASH.email)}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Quick order' }).click();
  await page.getByLabel('Choose file').setInputFiles(orderList('calc-code-qty-en.pdf'));
  await expect(page.getByText('8 rows', { exact: true })).toBeVisible();
  await expect(page.getByText('Arborio rice 1 kg', { exact: true })).toBeVisible();
  await page.getByLabel('Choose file').setInputFiles(orderList('escaneo-es.pdf'));
  await expect(page.getByText('This PDF is a scan without text.')).toBeVisible();
  await expect(page.getByText('Arborio rice 1 kg', { exact: true })).toBeVisible();
});

/** Lists of customers in their languages, with the first row. */
const PDF_LISTS = {
  es: {
    file: 'orden-de-compra-es.pdf',
    rows: 9,
    code: 'BD-3001',
    product: 'Sourdough loaf 500 g',
    quantity: '4',
  },
  fr: {
    file: 'bon-de-commande-fr.pdf',
    rows: 9,
    code: 'BK-3003',
    product: 'Pizza flour type 00 1 kg',
    quantity: '12',
  },
} as const;

const PDF_WAYS: readonly Combination[] = [
  { mode: 'slot', language: 'es', width: 'desktop', isAudited: false },
  { mode: 'frame', language: 'es', width: 'phone', isAudited: false },
  { mode: 'standalone', language: 'fr', width: 'phone', isAudited: true },
];

const toEmptyCart = async ({ page, portal, mode, t }: Journey): Promise<void> => {
  if (mode === 'standalone') {
    const account = portal.getByRole('button', {
      name: startingWith(t('layout:account.open', { email: '' })),
    });
    await expect(account).toBeVisible();
    await page.goto(new URL('/cart', page.url()).href);
  } else
    await portal
      .getByRole('link', { name: startingWith(t('layout:nav.cart')) })
      .first()
      .click();
};

for (const language of ['es', 'fr'] as const) {
  const list = PDF_LISTS[language];
  inEveryMode('orders what a PDF lists, from the empty cart on, and takes it back', CASH, {
    before: clearDraft,
    combinations: PDF_WAYS.filter((way) => way.language === language),
    async run(journey) {
      const { portal, t } = journey;
      await toEmptyCart(journey);
      await portal.getByRole('link', { name: t('cart:empty.list') }).click();
      await portal.getByLabel(t('quickOrder:list.choose')).setInputFiles(orderList(list.file));
      const rows = t('quickOrder:list.rows_other', { number: list.rows });
      await expect(portal.getByText(rows, { exact: true })).toBeVisible();
      await expect(codeField(journey, 1)).toHaveValue(list.code);
      const name = t('quickOrder:quantity.of', { product: list.product, number: 1 });
      await expect(portal.getByRole('textbox', { name })).toHaveValue(list.quantity);
      // All rows are in sight: axe takes a row half below the bar for too small.
      if (journey.isAudited) await journey.page.setViewportSize({ width: 390, height: 2_400 });
      await expectAccessibleIfAudited(journey);
      await codeField(journey, 1).press('Control+z');
      await expect(codeField(journey, 1)).toHaveValue('');
    },
  });
}

const openQuickOrderPage = async (page: Page): Promise<void> => {
  await clearDraft();
  await openAs(page, CASH.email, '/quick-order');
  await codeField({ portal: page, t: english }, 1).click();
};

/** As a hardware scanner types: all at once, with Enter at the end. */
const scan = async (page: Page, code: string): Promise<void> => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

test('a hardware scanner fills the list, scan by scan, and finds a product in the search @phone', async ({
  page,
}) => {
  await openQuickOrderPage(page);
  await scan(page, TIN_BARCODE);
  await scan(page, 'CF-0310');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await scan(page, 'CO-1001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 products ready')).toBeVisible();
  const quantity = (product: string, number: number) =>
    page.getByRole('textbox', { name: english('quickOrder:quantity.of', { product, number }) });
  await expect(quantity(TIN, 1)).toHaveValue('1');
  await expect(quantity(COFFEE, 2)).toHaveValue('3');
  await expect(quantity(OIL, 3)).toHaveValue('1');
  await page.getByRole('searchbox', { name: 'Search products' }).click();
  await scan(page, TIN_BARCODE);
  await expect(page.getByRole('textbox', { name: `Quantity: ${TIN}` })).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Added: 2 × ${TIN}`)).toBeVisible();
  await scan(page, 'CF-0310');
  await expect(page.getByRole('textbox', { name: `Quantity: ${COFFEE}` })).toBeFocused();
});

test('what is typed in one tab is in the other', async ({ page, context }) => {
  await openQuickOrderPage(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(codeField({ portal: other, t: english }, 1)).toBeVisible();
  await page.keyboard.type('CO-1052');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(other.getByText('1 product ready')).toBeVisible();
  await expect(codeField({ portal: other, t: english }, 1)).toHaveValue('CO-1052');
  await codeField({ portal: other, t: english }, 2).click();
  await other.keyboard.type('CF-0310');
  await other.keyboard.press('Enter');
  await other.keyboard.press('Enter');
  await expect(page.getByText('2 products ready')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a list with all that can be wrong with it is accessible, ${scheme} @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openQuickOrderPage(page);
    await paste(
      { portal: page, t: english },
      'CO-1052;1.5\nCF-0310;6\nCF-0310;2\nCO-10114;10\nXX-9;1\nCO-1001;many',
    );
    await expect(page.getByText('Rounded up: 1.5 → 2')).toBeVisible();
    await expect(page.getByText('Added up: 6 + 2')).toBeVisible();
    await expect(page.getByText('3 rows to fix')).toBeVisible();
    await expectAccessible(page);
  });
}
