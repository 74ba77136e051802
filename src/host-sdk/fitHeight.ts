import type { ParentSettings } from '../bridge/contract.ts';
import { coverPage } from './coverPage.ts';
import { warnDeveloper } from './warnDeveloper.ts';

type Bounds = Pick<CSSStyleDeclaration, 'height' | 'minHeight' | 'maxHeight'>;

const FILLING: Bounds = { height: '100%', minHeight: '', maxHeight: '' };

// A share of a height that isn't given is no limit, so these fill a container that is given one later.
const FRAME_WITHOUT_HEIGHT: Bounds = { height: 'min(600px, 100dvh)', minHeight: '100%', maxHeight: '100%' };
const SLOT_WITHOUT_HEIGHT: Bounds = { height: '100%', minHeight: '100%', maxHeight: '100dvh' };

const isFrame = ({ tagName }: HTMLElement): boolean => tagName === 'IFRAME';

const watches = new WeakMap<HTMLElement, ResizeObserver>();
const withoutHeight = new WeakSet<HTMLElement>();
const toldContainers = new WeakSet<HTMLElement>();

const tell = (element: HTMLElement): void => {
  const { parentElement: container } = element;
  if (!container || toldContainers.has(container)) return;
  toldContainers.add(container);
  const taken = isFrame(element) ? '600 px, or the window’s height' : 'at most the window’s height';
  warnDeveloper(
    `container gives the portal no height, so it takes ${taken}. Give it one, such as height: 100dvh, or let the portal grow with size: { mode: 'auto', max: 1600 }`,
  );
};

// Half of a height that isn't given is as high as all of it.
const hasGivenHeight = (element: HTMLElement): boolean => {
  const { style, offsetHeight: whole } = element;
  style.height = '50%';
  const half = element.offsetHeight;
  style.height = FILLING.height;
  return half !== whole;
};

const stopWatching = (element: HTMLElement): void => {
  watches.get(element)?.disconnect();
  watches.delete(element);
};

const fill = (element: HTMLElement): void => {
  const bounds = isFrame(element) ? FRAME_WITHOUT_HEIGHT : SLOT_WITHOUT_HEIGHT;
  Object.assign(element.style, withoutHeight.has(element) ? bounds : FILLING);
};

const look = (element: HTMLElement): void => {
  const isHidden = element.isConnected && element.getClientRects().length === 0;
  if (isHidden || !watches.has(element)) return;
  stopWatching(element);
  if (!element.isConnected || hasGivenHeight(element)) return;
  withoutHeight.add(element);
  fill(element);
  tell(element);
};

// Looks when it is in sight: what is hidden has no height either.
const watch = (element: HTMLElement): void => {
  if (!globalThis.ResizeObserver || watches.has(element) || withoutHeight.has(element)) return;
  // A size that changes while sizes are told is an error in the parent's window.
  const observer = new ResizeObserver(() => requestAnimationFrame(() => look(element)));
  watches.set(element, observer);
  observer.observe(element);
};

/** Gives the portal's frame or slot its height. `contentHeight`: px; null until the portal has told it. `isCovering`: it covers the page instead. */
export const fitHeight = (
  element: HTMLElement,
  size: ParentSettings['size'],
  contentHeight: number | null,
  isCovering: boolean,
): void => {
  coverPage(element, isCovering);
  if (isCovering) {
    stopWatching(element);
    Object.assign(element.style, FILLING);
  } else if (size.mode === 'fixed') {
    fill(element);
    watch(element);
  } else {
    stopWatching(element);
    const height = isFrame(element) ? `${Math.ceil(contentHeight ?? size.max)}px` : 'auto';
    Object.assign(element.style, { height, minHeight: '', maxHeight: `${size.max}px` });
  }
};
