import type { Locator, Page } from 'playwright/test';
import { emptyCart, expect, logIn, SHELL, test } from './support/journey.ts';
import { untilQuiet } from './support/ordering.ts';

// A slot in a page whose styles are written for everything looks as in a page without styles.

const TAGS =
  `a abbr address article aside b bdi button canvas caption circle code col colgroup dd del details dialog div dl dt em
  fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label legend li line main mark nav ol
  optgroup option output p path picture polyline pre progress q rect s search section select small span strong sub summary sup svg table
  tbody td text textarea tfoot th thead time tr u ul video`
    .trim()
    .split(/\s+/);

const BOX = `float: right; display: inline-block; width: 90%; max-width: 77px; height: 33px; min-height: 21px; border: 3px dashed red;
  border-radius: 20px; margin: 7px; padding: 9px; box-sizing: content-box; position: relative; top: 5px; inset-inline-start: 4px;
  transform: rotate(3deg); opacity: 0.4; transition: all 3s; overflow: scroll; z-index: 3; vertical-align: top; box-shadow: 0 0 9px red;
  background: #fff; flex: 2; gap: 30px; justify-content: end; object-fit: cover; outline: 4px solid lime; visibility: visible;
  fill: red; stroke: lime; stroke-width: 7px; filter: blur(1px); content-visibility: auto; appearance: auto; clip-path: circle(40%);`;

const TEXT = `color: #b00; font: italic 700 21px/3 serif; letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase;
  text-align: right; text-indent: 30px; text-shadow: 1px 1px red; white-space: pre; cursor: help; list-style: square inside; direction: rtl;
  unicode-bidi: bidi-override; quotes: '<' '>'; hyphens: auto; tab-size: 20; text-decoration: underline; caption-side: bottom;
  border-collapse: separate; border-spacing: 8px; overflow-wrap: anywhere; font-variant-numeric: oldstyle-nums; accent-color: red;
  -webkit-text-stroke: 1px red; user-select: none; caret-color: red; text-wrap: nowrap; empty-cells: hide; line-break: anywhere;`;

const everyTag = (after = '', before = '') => TAGS.map((tag) => before + tag + after).join();

const HOSTILE = {
  'rules for every element': `${everyTag()} { ${BOX} ${TEXT} }
    ${everyTag('::before')}, ${everyTag('::after')} { content: 'parent'; ${BOX} ${TEXT} }
    input::placeholder { color: red; font-size: 30px; } li::marker { color: red; content: '§'; }`,
  'rules for all elements at once': `*, *::before, *::after { ${BOX} ${TEXT} }`,
  'rules below an id': `${everyTag('', '#slot > * ')} { ${BOX} ${TEXT} }`,
  'what is inherited': `html, body, #slot { ${TEXT} }`,
  'all: revert': '* { all: revert }',
  'all: unset': '*, *::before, *::after { all: unset }',
  'a reset in a layer': `@layer base { *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    img, svg, video, canvas, iframe { display: block; vertical-align: middle } img, video { max-width: 100%; height: auto; } }`,
};

// The parent's own elements keep their place, so that only the portal's are compared.
const FIXED_SLOT = `html, head, body, header { all: revert !important } head, #slot::before, #slot::after { display: none !important }
  #slot { position: fixed !important; inset: 0 !important; width: auto !important; height: auto !important; max-width: none !important;
    display: block !important; margin: 0 !important; padding: 0 !important; border: 0 !important; float: none !important;
    transform: none !important; opacity: 1 !important; overflow: visible !important; z-index: 9 !important; filter: none !important;
    clip-path: none !important; transition: none !important; min-height: 0 !important; content-visibility: visible !important }`;

const openSlot = async (page: Page, address: string, styles: string): Promise<void> => {
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, FIXED_SLOT + styles);
  await page.goto(`${SHELL}/plain.html?mode=federated&portal=${address}`);
  await expect(page.getByRole('status').first()).toHaveText('ready');
  await expect(page.locator('.wp-root').getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(
    page.locator('.wp-root').getByRole('button', { name: /^Notifications: \d+ unread/ }),
  ).toBeVisible();
  await untilQuiet(page, QUIET_MS);
};

// All that the rules set, and what attributes set.
const PROPERTIES = [
  ...[...`${BOX} ${TEXT}`.matchAll(/([a-z-]+):/g)].map(([, name = '']) => name),
  ...[
    'font-size',
    'font-weight',
    'line-height',
    'background-color',
    'aspect-ratio',
    'animation-name',
    'position',
  ],
  ...['d', 'r', 'cx', 'cy', 'x', 'y', 'rx', 'stroke-linecap', 'stroke-linejoin', 'grid-template-columns'],
];

// Of each element of the portal, and of the pseudo-elements that it has: its place, and what the browser computes for it.
const readLooks = (page: Page) =>
  page.locator('.wp-root').evaluate((root, names) => {
    const computedOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (part && ['none', 'normal'].includes(style.content)) return {};
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    };
    return [root, ...root.querySelectorAll('*:not(style)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        of: `${element.tagName} “${(element.textContent ?? '').slice(0, 40)}”`,
        box: [x, y, width, height],
        styles: [undefined, '::before', '::after'].map((part) => computedOf(element, part)),
      };
    });
  }, PROPERTIES);

type Looks = Awaited<ReturnType<typeof readLooks>>;

const changesOf = (before: Looks[number], after: Looks[number]): string[] =>
  before.styles.flatMap((style, part) => {
    const now = after.styles[part] ?? {};
    const names = Object.keys({ ...style, ...now });
    return names
      .filter((name) => style[name] !== now[name])
      .map((name) => `${name}: ${style[name]} → ${now[name]}`);
  });

// How two differ; widths and places may differ by a pixel, as text does.
const differences = (clean: Looks, hostile: Looks): string[] => {
  if (clean.length !== hostile.length) return [`${clean.length} elements, then ${hostile.length}`];
  return clean.flatMap((before, at) => {
    const after = hostile[at];
    if (!after || before.of !== after.of) return [`${before.of}, then ${after?.of}`];
    const hasMoved = before.box.some((value, side) => Math.abs(value - (after.box[side] ?? 0)) > 1);
    const places = hasMoved ? [`${before.box} → ${after.box}`] : [];
    return [...places, ...changesOf(before, after)].map((change) => `${before.of}: ${change}`);
  });
};

// A list that is measured again, ms.
const QUIET_MS = 800;

test.beforeEach(() => emptyCart('demo', 'buyer@demo.test'));

for (const screen of ['store', 'history', 'home']) {
  test(`a slot looks the same whatever the parent’s styles are: ${screen}`, async ({ page, context }) => {
    test.slow();
    await openSlot(page, screen, '');
    const clean = await readLooks(page);
    expect(clean.length).toBeGreaterThan(200);
    for (const [name, styles] of Object.entries(HOSTILE)) {
      const other = await context.newPage();
      await openSlot(other, screen, styles);
      const different = async () => differences(clean, await readLooks(other)).slice(0, 12);
      await expect.poll(different, { message: name }).toEqual([]);
      await other.close();
    }
  });
}

// Against these only a shadow root helps.
const IMPORTANT = `.wp-root, .wp-root * { ${`${BOX} ${TEXT}`.replaceAll(';', ' !important;')} }`;

test('in a shadow root a parent’s strongest rules change nothing, and keys and the focus work', async ({
  page,
  context,
}) => {
  test.slow();
  await openSlot(page, 'store&shadow', '');
  const clean = await readLooks(page);
  const hostile = await context.newPage();
  await openSlot(hostile, 'store&shadow', HOSTILE['rules for every element'] + IMPORTANT);
  await expect.poll(async () => differences(clean, await readLooks(hostile)).slice(0, 12)).toEqual([]);
  await hostile.close();

  const portal = page.locator('.wp-root');
  const search = portal.getByRole('searchbox', { name: 'Search products' });
  await search.focus();
  await search.fill('olive oil');
  await search.press('Enter');
  await expect(portal.getByRole('link', { name: /olive oil/i }).first()).toBeFocused();
  const account = portal.getByRole('button', { name: /^Account:/ });
  await account.press('Enter');
  await expect(portal.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(portal.getByRole('menu')).toHaveCount(0);
  await expect(account).toBeFocused();
  expect(await page.evaluate(() => document.querySelectorAll('#slot .wp-root').length)).toBe(0);
});

const componentClasses = (root: Locator) =>
  root.evaluate((element) => {
    const classes = [element, ...element.querySelectorAll('*')].flatMap(({ classList }) => [...classList]);
    return [
      ...new Set(classes.filter((name) => name.startsWith('wp-') || name.startsWith('sc-'))),
    ].toSorted();
  });

// The page and the slot are different builds, whose modules run in a different order.
test('a component has the same class in every build, and one that no parent’s styled-components makes', async ({
  page,
  context,
}) => {
  test.slow();
  await openSlot(page, 'store', '');
  const own = await context.newPage();
  await own.goto('/login');
  await logIn(own, 'buyer@demo.test');
  await own.goto('/store');
  const rows = (of: Page) => of.getByRole('list', { name: 'Products' });
  await expect(
    rows(own)
      .getByRole('button', { name: /to favorites$/ })
      .nth(4),
  ).toBeVisible();
  await untilQuiet(own, QUIET_MS);
  const classes = await componentClasses(rows(page));
  expect(classes.length).toBeGreaterThan(10);
  expect(classes.filter((name) => name.startsWith('sc-'))).toEqual([]);
  expect(await componentClasses(rows(own))).toEqual(classes);
});
