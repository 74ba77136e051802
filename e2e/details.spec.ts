import type { Locator } from 'playwright/test';
import { emptyCart, expect, openAs, test } from './support/journey.ts';
import { untilQuiet } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';
const TIN = 'Olive oil tin 5 L';

test.beforeEach(() => emptyCart('demo', BUYER));

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not in the page');
  return box;
};

/** The contrast of two colours (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
const contrast = (one: string, other: string): number => {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const styleOf = (element: Locator, property: 'color' | 'backgroundColor') =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property);

test('in the dark a picture has one background, on which its heart can be seen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, BUYER, '/store?view=grid');
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: TIN }) });
  const heart = tile.getByRole('button', { name: `Add ${TIN} to favorites` });
  await expect(heart).toBeVisible();
  const frames = await tile
    .locator('img')
    .first()
    .evaluate((image) => {
      const colours: string[] = [];
      for (let node = image.parentElement; node && colours.length < 3; node = node.parentElement) {
        const { backgroundColor } = getComputedStyle(node);
        if (!/, 0\)$/.test(backgroundColor)) colours.push(backgroundColor);
      }
      return colours;
    });
  const [picture = '', around = '', tileColour = ''] = frames;
  // The picture's frame is drawn in the colour of the place that is kept for it, on the tile.
  expect(around === picture || around === tileColour || tileColour === '').toBe(true);
  expect(contrast(await styleOf(heart, 'color'), picture)).toBeGreaterThanOrEqual(3);
  await page.goto('/store');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: TIN }) });
  const rowHeart = row.getByRole('button', { name: `Add ${TIN} to favorites` });
  await expect(rowHeart).toBeVisible();
  const pageColour = await styleOf(page.locator('.wp-root > div').nth(1), 'backgroundColor');
  expect(contrast(await styleOf(rowHeart, 'color'), pageColour)).toBeGreaterThanOrEqual(3);
});

test('toolbar and filters stay in view, “Clear” at their top; the ring of a name stays off the line below; − and + keep their place', async ({
  page,
}) => {
  await openAs(page, BUYER, '/store');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Oils/ }).click();
  const clear = filters.getByRole('button', { name: 'Clear' });
  await expect(clear).toBeVisible();
  // The rows of the filter come in the place of the others.
  await untilQuiet(page);
  const row = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first();
  const link = row.getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const ring = await link.evaluate((node) => {
    const { bottom } = node.getBoundingClientRect();
    const { outlineOffset, outlineWidth } = getComputedStyle(node);
    return bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  const letters = await link.locator('xpath=../following-sibling::span[1]').evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().top + 4;
  });
  expect(ring, 'above the letters, which begin 4 px below the top of their line').toBeLessThanOrEqual(
    letters,
  );

  const increase = row.getByRole('button', { name: /^Increase quantity/ });
  await row.getByRole('textbox').fill('9');
  const before = await boxOf(increase);
  await increase.click();
  await expect(row.getByRole('textbox')).toHaveValue('10');
  expect((await boxOf(increase)).x).toBe(before.x);

  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  const header = await boxOf(page.getByRole('banner'));
  for (const fixed of [page.getByRole('heading', { level: 1 }), clear]) {
    await expect(fixed).toBeInViewport();
    const { y } = await boxOf(fixed);
    expect(y).toBeGreaterThanOrEqual(header.height - 1);
    expect(y).toBeLessThan(header.height + 60);
  }
});

test('a focused link isn’t hidden by a notice, which moves to the top', async ({ page }) => {
  await openAs(page, BUYER, '/favourites');
  await page.setViewportSize({ width: 900, height: 500 });
  await page.goto('/store?text=olive%20oil%20tin');
  await page.getByRole('button', { name: `Add ${TIN}`, exact: true }).click();
  const notice = page.getByText(/^Added: \d+ × Olive oil tin 5 L/);
  await expect(notice).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const link of await links.all()) {
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const [place, over] = [await boxOf(link), await boxOf(notice)];
    const isApart =
      over.y >= place.y + place.height ||
      over.y + over.height <= place.y ||
      over.x >= place.x + place.width ||
      over.x + over.width <= place.x;
    expect(isApart, `${await link.textContent()} beside the notice`).toBe(true);
  }
});

/** The lines that quantity and price take, and for each dot that is seen whether text stands before and after it in its line. */
const dotsOf = (text: Locator) =>
  text.evaluate((paragraph) => {
    const range = document.createRange();
    const rectsOf = (node: Node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const dots: { seen: boolean; rect: DOMRect }[] = [];
    const words: DOMRect[] = [];
    const prices: number[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const said = node.nodeValue?.trim() ?? '';
      const rects = rectsOf(node);
      const [rect] = rects;
      if (said === '·' && rect) {
        const at = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
        dots.push({ rect, seen: at === node.parentElement });
      } else if (said !== '') words.push(...rects);
      if (said.includes('×')) prices.push(...rects.map(({ bottom }) => Math.round(bottom / 6)));
    }
    const isBeside = (rect: DOMRect, word: DOMRect) => word.top < rect.bottom && rect.top < word.bottom;
    const seen = dots.filter((dot) => dot.seen);
    return {
      all: dots.length,
      seen: seen.length,
      priceLines: new Set(prices).size,
      between: seen.filter(({ rect }) => {
        const line = words.filter((word) => isBeside(rect, word));
        return line.some(({ left }) => left < rect.left) && line.some(({ right }) => right > rect.right);
      }).length,
    };
  });

test('on a phone the quantity and unit of a line of the cart take two lines at most, and no line begins or ends with a dot @only-phone', async ({
  page,
}) => {
  await openAs(page, BUYER, '/store?text=olive%20oil%201%20L');
  const row = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first();
  await row.getByRole('combobox', { name: /^Unit/ }).selectOption({ index: 1 });
  await row.getByRole('button', { name: /^Add .*(?<!favorites)$/ }).click();
  await page.goto('/cart');
  const text = page
    .getByRole('listitem')
    .getByRole('paragraph')
    .filter({ hasText: /\d+ × \$/ })
    .first();
  const seen: number[] = [];
  for (const width of [430, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(text).toBeVisible();
    const dots = await dotsOf(text);
    expect(dots.all, `${width} px`).toBe(2);
    expect(dots.between, `${width} px`).toBe(dots.seen);
    expect(dots.priceLines, `${width} px`).toBeLessThanOrEqual(2);
    seen.push(dots.seen);
  }
  // Side by side there is a dot, and none where the line breaks.
  expect(Math.max(...seen)).toBeGreaterThan(0);
  expect(Math.min(...seen)).toBeLessThan(2);
});

test('on a phone the button that pays is in sight above the navigation, once @only-phone', async ({
  page,
}) => {
  await openAs(page, BUYER, '/home');
  await page.getByRole('region', { name: 'You owe' }).getByRole('link', { name: 'Pay all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pay \d+ invoices$/ })).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toHaveCount(1);
  await expect(pay).toBeInViewport({ ratio: 1 });
  const navigation = await boxOf(page.getByRole('navigation', { name: 'Main' }));
  const { y, height } = await boxOf(pay);
  expect(y + height).toBeLessThanOrEqual(navigation.y);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(pay).toBeInViewport({ ratio: 1 });
});

test('on a phone the checkout’s bar is at the screen’s bottom, and says what is missing to the minimum @only-phone', async ({
  page,
}) => {
  await openAs(page, BUYER, '/product/1001');
  await page.getByRole('button', { name: 'Add Sunflower oil 1 L', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Cart · 1/ })).toBeVisible();
  await page.goto('/checkout');
  // 1 × $2.35, and the smallest order is $50.00.
  await expect(page.getByText('$47.65 to the $50.00 minimum')).toBeInViewport();
  const { y, height } = await boxOf(page.getByRole('button', { name: /^Place order/ }));
  const toEnd = (page.viewportSize()?.height ?? 0) - (y + height);
  expect(toEnd).toBeGreaterThanOrEqual(0);
  expect(toEnd).toBeLessThanOrEqual(12);
});
