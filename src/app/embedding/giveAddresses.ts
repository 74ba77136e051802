import type { Parent } from '../../bridge/contract.ts';

// In a file that every signed-in customer loads behind the first screen.
const loadNaming = () => import(/* webpackChunkName: "customer" */ './nameLinks.ts');

/**
 * Makes links open in a new tab, once the first screen is `shown`. `base`: the portal's own address, where the page has another. Returns
 * a function that ends it.
 */
export const giveAddresses = (
  element: HTMLElement,
  base: string | undefined,
  parent: Pick<Parent, 'linkFor' | 'getToken'>,
  shown: Promise<void>,
): (() => void) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    await shown;
    const { nameLinks } = await loadNaming();
    if (!isOver) stop = nameLinks(element, base ?? location.origin, parent);
  };
  void start().catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
};
