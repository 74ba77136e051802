import type { Frame, Page } from 'playwright/test';

/*
 * The functions below run in the page, in one go: their source is sent there. So they use nothing of this file but each
 * other.
 */

/** The narrowest column in which a text may wrap more than once, px. */
function minTextColumn(): number {
  return 120;
}

type Box = { left: number; top: number; right: number; bottom: number };
/** The part of an element that is seen. Elements of two layers may cover each other. */
type Item = Box & { element: Element; layer: Element | null };

/** Of the elements at the width that is being measured; `layoutProblems` declares them in the page. */
declare const layers: Map<Element, Element | null>;
declare const clips: Map<Element, Box>;
declare const visible: Map<Element, boolean>;

function remember<Value>(known: Map<Element, Value>, element: Element, find: () => Value): Value {
  const value = known.get(element);
  if (value !== undefined) return value;
  const found = find();
  known.set(element, found);
  return found;
}

function portalRoot(): Element {
  return document.querySelector('.wp-root') ?? document.body;
}

/** What the width of the portal is set on: the page, or in a slot of a parent's page the element around the portal. */
function portalFrame(): HTMLElement {
  const parent = portalRoot().closest<HTMLElement>('.slot');
  return parent ?? document.body;
}

function textOf(element: Element): string {
  const text = element.textContent || element.getAttribute('aria-label') || '';
  return `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
}

function scrollsSideways(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowX);
}

/** The nearest part of the page that stays or scrolls by itself. */
function layerOf(element: Element | null): Element | null {
  if (!element || element === portalRoot()) return null;
  return remember(layers, element, () => {
    const isLayer = /fixed|sticky/.test(getComputedStyle(element).position) || scrollsSideways(element);
    return isLayer ? element : layerOf(element.parentElement);
  });
}

/** What the ancestors leave of an element. */
function clipOf(element: Element | null): Box {
  if (!element || element === document.documentElement) {
    return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  }
  return remember(clips, element, () => {
    const outer = clipOf(element.parentElement);
    if (getComputedStyle(element).overflowX === 'visible') return outer;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: Math.max(left, outer.left),
      top: Math.max(top, outer.top),
      right: Math.min(right, outer.right),
      bottom: Math.min(bottom, outer.bottom),
    };
  });
}

function isSeen(element: Element): boolean {
  return remember(
    visible,
    element,
    () =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], option') &&
      getComputedStyle(element).clipPath === 'none',
  );
}

function seenPart(element: Element, { left, top, right, bottom }: Box): Item[] {
  const clip = clipOf(element);
  const item = {
    element,
    layer: layerOf(element),
    left: Math.max(left, clip.left),
    top: Math.max(top, clip.top),
    right: Math.min(right, clip.right),
    bottom: Math.min(bottom, clip.bottom),
  };
  return item.right - item.left > 2 && item.bottom - item.top > 2 ? [item] : [];
}

/** The lines of a text, as far as they are seen. */
function linesOf(text: Node): Item[] {
  const element = text.parentElement;
  if (!element || !text.nodeValue?.trim() || !isSeen(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].flatMap((line) => seenPart(element, line));
}

function texts(): Item[] {
  const walker = document.createTreeWalker(portalRoot(), NodeFilter.SHOW_TEXT);
  const lines: Item[] = [];
  while (walker.nextNode()) lines.push(...linesOf(walker.currentNode));
  return lines;
}

/** Pictures that are links are left out: their name is the link, and a heart may lie on them. */
function controls(): Item[] {
  return [...portalRoot().querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((element) => isSeen(element) && !element.closest('[aria-hidden=true]'))
    .flatMap((element) => seenPart(element, element.getBoundingClientRect()));
}

function blockOf(element: Element): Element {
  const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display);
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}

function narrowColumns(lines: readonly Item[]): string[] {
  const tops = new Map<Element, Set<number>>();
  for (const { element, bottom } of lines) {
    const block = blockOf(element);
    tops.set(block, (tops.get(block) ?? new Set()).add(Math.round(bottom / 4)));
  }
  return [...tops].flatMap(([block, { size }]) => {
    const { width } = block.getBoundingClientRect();
    return size > 2 && width < minTextColumn()
      ? [`${size} lines in a column of ${Math.round(width)} px: ${textOf(block)}`]
      : [];
  });
}

/** Rows of links that scroll sideways are meant to be cut off; tables aren't. */
function isMeantToBeCut(element: Element): boolean {
  return scrollsSideways(element)
    ? !element.querySelector('table')
    : getComputedStyle(element).textOverflow === 'ellipsis' || element.matches('input');
}

function cutOff(): string[] {
  return [...portalRoot().querySelectorAll('*')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter((element) => getComputedStyle(element).overflowX !== 'visible' && isSeen(element))
    .filter((element) => !isMeantToBeCut(element))
    .map((element) => `${element.clientWidth} of ${element.scrollWidth} px are seen: ${textOf(element)}`);
}

/** Letters are smaller than their line, so lines of text may share 4 px. */
function doOverlap(one: Item, other: Item): boolean {
  return (
    one.layer === other.layer &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4 &&
    !one.element.contains(other.element) &&
    !other.element.contains(one.element)
  );
}

function overlaps(items: readonly Item[]): string[] {
  return items.flatMap((one, index) =>
    items
      .slice(index + 1)
      .filter((other) => doOverlap(one, other) && !other.element.closest('label')?.contains(one.element))
      .map((other) => `overlap: ${textOf(one.element)} and ${textOf(other.element)}`),
  );
}

function beyondThePage(lines: readonly Item[]): string[] {
  const { scrollWidth, clientWidth } = portalFrame();
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const { right: edge } = portalFrame().getBoundingClientRect();
  return [
    ...wide,
    ...lines
      .filter(({ layer, right }) => !layer && right > edge + 1)
      .map(({ element }) => `beyond the page: ${textOf(element)}`),
  ];
}

function problems(): string[] {
  for (const known of [layers, clips, visible]) known.clear();
  const lines = texts();
  return [
    ...new Set([
      ...beyondThePage(lines),
      ...narrowColumns(lines),
      ...cutOff(),
      ...overlaps([...controls(), ...lines]),
    ]),
  ];
}

function settled(frames: number): Promise<void> {
  return new Promise((done) => {
    const wait = (left: number) => (left > 0 ? requestAnimationFrame(() => wait(left - 1)) : done());
    wait(frames);
  });
}

/** What is still being placed after a few frames is measured once more. */
async function problemsAt(widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    portalFrame().style.width = `${width}px`;
    await settled(2);
    // A list chooses its columns again, which a busy machine does late.
    for (let turn = 0; turn < 5 && problems().length > 0; turn += 1) await settled(20);
    found.push(...problems().map((problem) => `${width} px: ${problem}`));
  }
  portalFrame().style.width = '';
  return found;
}

const FUNCTIONS = [
  minTextColumn,
  remember,
  portalRoot,
  portalFrame,
  textOf,
  scrollsSideways,
  layerOf,
  clipOf,
  isSeen,
  seenPart,
  linesOf,
  texts,
  controls,
  blockOf,
  narrowColumns,
  isMeantToBeCut,
  cutOff,
  doOverlap,
  overlaps,
  beyondThePage,
  problems,
  settled,
  problemsAt,
];

/** Wider pages have a mouse's controls, narrower ones a finger's: a media query decides by the window (theme/media.ts). */
const TOUCH_WIDTH = 767;

/**
 * What is wrong with the layout of a page at some widths: something is wider than the page, text is cut off, text wraps in a
 * column under 120 px, or controls and texts overlap. The page is laid out by the width of its root, so only that is changed:
 * it takes a tenth of the time of other windows. `frame`: the frame that holds the portal.
 */
export const layoutProblems = async (
  page: Page,
  widths: readonly number[],
  frame: Frame = page.mainFrame(),
): Promise<string[]> => {
  const found: string[] = [];
  for (const window of [Math.max(...widths), TOUCH_WIDTH]) {
    await page.setViewportSize({ width: window, height: 900 });
    const measured = widths.filter((width) => width > TOUCH_WIDTH === window > TOUCH_WIDTH);
    const script = `const [layers, clips, visible] = [new Map(), new Map(), new Map()];
      ${FUNCTIONS.map(String).join('\n')}; return problemsAt(${JSON.stringify(measured)});`;
    found.push(...(await frame.evaluate<string[]>(`(() => { ${script} })()`)));
  }
  return found;
};
