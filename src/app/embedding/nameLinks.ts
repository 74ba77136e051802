import type { Parent } from '../../bridge/contract.ts';
import { openTab } from '../../bridge/handOver.ts';
import { targetOfPath } from './targets.ts';

// Each comes before a browser reads the address: to show it, or for its menu, a new tab or a drag.
const BEFORE_USE = ['pointerover', 'focusin', 'pointerdown', 'contextmenu', 'keydown'];
const OPENING = ['click', 'auxclick'];

const isLink = (target: EventTarget): target is HTMLAnchorElement => target instanceof HTMLAnchorElement;

const linkOf = (event: Event): HTMLAnchorElement | undefined => event.composedPath().find(isLink);

const isPath = (href: string): boolean => /^\/(?!\/)/.test(href);

const wantsTab = (event: Event): boolean =>
  event instanceof MouseEvent && (event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * Gives each link that is pointed at, focused or pressed an address that works in a new tab: the parent's, or else the portal's
 * own at `base`, whose tab gets a token of the parent. The path stays readable in `data-path`. Returns a function that ends it.
 */
export const nameLinks = (
  element: HTMLElement,
  base: string,
  { linkFor, getToken }: Pick<Parent, 'linkFor' | 'getToken'>,
): (() => void) => {
  const ownAddress = (path: string) => new URL(path, base).href;
  const nameLink = async (link: HTMLAnchorElement) => {
    const path = link.getAttribute('href') ?? '';
    if (!isPath(path)) return;
    const own = ownAddress(path);
    link.dataset.path = path;
    link.setAttribute('href', own);
    const address = await linkFor?.(targetOfPath(path) ?? { to: 'path', path });
    // It may lead elsewhere by now.
    if (address && link.getAttribute('href') === own) link.setAttribute('href', address);
  };
  const listening = new AbortController();
  const onUse = (event: Event) => {
    const link = linkOf(event);
    if (link) void nameLink(link);
  };
  const onOpening = (event: Event) => {
    const { dataset, href } = linkOf(event) ?? {};
    if (!dataset?.path || href !== ownAddress(dataset.path) || !wantsTab(event)) return;
    if (openTab(href, getToken, listening.signal)) event.preventDefault();
  };
  const options = { capture: true, signal: listening.signal };
  for (const name of BEFORE_USE) element.addEventListener(name, onUse, options);
  for (const name of OPENING) element.addEventListener(name, onOpening, options);
  return () => listening.abort();
};
