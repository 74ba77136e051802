import type { Parent } from '../../bridge/contract.ts';
import { targetOfPath } from './targets.ts';

// Each comes before a browser reads the address: to show it, or for its menu, a new tab or a drag.
const BEFORE_USE = ['pointerover', 'focusin', 'pointerdown', 'contextmenu', 'keydown'];

const isLink = (target: EventTarget): target is HTMLAnchorElement => target instanceof HTMLAnchorElement;

const isPath = (href: string): boolean => /^\/(?!\/)/.test(href);

/**
 * Gives each link that is pointed at, focused or pressed an address that works in a new tab: the parent's, or else the portal's
 * own at `base`. The path stays readable in `data-path`. Returns a function that ends it.
 */
export const nameLinks = (element: HTMLElement, base: string, linkFor: Parent['linkFor']): (() => void) => {
  const nameLink = async (link: HTMLAnchorElement) => {
    const path = link.getAttribute('href') ?? '';
    if (!isPath(path)) return;
    const own = new URL(path, base).href;
    link.dataset.path = path;
    link.setAttribute('href', own);
    const address = await linkFor?.(targetOfPath(path) ?? { to: 'path', path });
    // It may lead elsewhere by now.
    if (address && link.getAttribute('href') === own) link.setAttribute('href', address);
  };
  const onEvent = (event: Event) => {
    const link = event.composedPath().find(isLink);
    if (link) void nameLink(link);
  };
  for (const name of BEFORE_USE) element.addEventListener(name, onEvent, true);
  return () => {
    for (const name of BEFORE_USE) element.removeEventListener(name, onEvent, true);
  };
};
