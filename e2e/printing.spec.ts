import { expect, openAs, test } from './support/journey.ts';

const BUYER = 'buyer@demo.test';

test('a document is printed without what is around it', async ({ page }) => {
  await openAs(page, BUYER, '/account?kind=invoice');
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice / })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

for (const kind of ['order', 'invoice'] as const) {
  test(`the columns of a printed ${kind} have what their heads say, below who sells`, async ({ page }) => {
    await openAs(page, BUYER, `/account?kind=${kind}`);
    await page.getByRole('rowheader').getByRole('link').first().click();
    const sheet = page.getByRole('article');
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 703, height: 960 });
    const edges = await sheet.evaluate((article) => {
      const boxes = (root: Element | null | undefined, selector: string) =>
        [...(root?.querySelectorAll(selector) ?? [])]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 0);
      const list = article.querySelector('ul');
      const [product, ...heads] = boxes(list?.previousElementSibling, 'span');
      return {
        product: product?.left,
        heads: heads.map(({ right }) => Math.round(right)),
        lines: [...(list?.children ?? [])].map((line) => ({
          name: boxes(line, 'div > p')[0]?.left,
          cells: [...boxes(line, '[data-column]'), ...boxes(line, ':scope > p')].map(({ right }) =>
            Math.round(right),
          ),
        })),
      };
    });
    expect(edges.lines.length).toBeGreaterThan(0);
    // Only a discount can be missing.
    const [quantity, price, ...others] = edges.heads;
    for (const { name, cells } of edges.lines) {
      expect(name).toBe(edges.product);
      expect(cells.slice(0, 2)).toEqual([quantity, price]);
      expect(cells.slice(2)).toEqual(others.slice(2 - cells.length));
    }
    const seller = await sheet.getByText('Bluebird Foods', { exact: true }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(seller?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
    expect(seller?.x).toBeLessThan(title?.x ?? 0);
  });
}

test('how to accept an estimate is not printed', async ({ page }) => {
  await openAs(page, BUYER, '/account?kind=estimate&status=open');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const accept = page.getByRole('link', { name: 'Email to accept' });
  await expect(accept).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(accept).toBeHidden();
  await expect(page.getByText('To accept this estimate')).toBeHidden();
});

test('a document is printed in dark letters, whatever the scheme of the screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, BUYER, '/account?kind=invoice');
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  const title = page.getByRole('heading', { level: 1, name: /^Invoice / });
  const texts = [title, page.getByText('Corner Deli', { exact: true }).last(), page.getByText('Subtotal')];
  await expect(title).toBeVisible();
  const number = (await title.textContent())?.replace('Invoice ', '');
  for (const path of ['', `/transaction/${number}`]) {
    if (path !== '') await page.goto(path);
    await expect(title).toHaveCSS('color', 'rgb(232, 237, 245)');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    for (const text of texts) await expect(text).toHaveCSS('color', 'rgb(15, 23, 42)');
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  }
});
