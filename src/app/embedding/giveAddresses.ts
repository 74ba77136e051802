import type { Parent } from '../../bridge/contract.ts';

// In a file that no screen loads; one of its own would be smaller than a request is worth.
const loadNaming = () => import(/* webpackChunkName: "csv" */ './nameLinks.ts');

/**
 * Makes links open in a new tab, once the first screen is `shown`. `base`: the portal's own address, where the page has another; a frame
 * has the right addresses already, unless its parent has others. Returns a function that ends it.
 */
export const giveAddresses = (
  element: HTMLElement,
  base: string | undefined,
  linkFor: Parent['linkFor'],
  shown: Promise<void>,
): (() => void) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    await shown;
    const { nameLinks } = await loadNaming();
    if (!isOver) stop = nameLinks(element, base ?? location.origin, linkFor);
  };
  if (base || linkFor) void start().catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
};
