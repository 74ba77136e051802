import type { Parent } from '../../bridge/contract.ts';

// In a file that no screen loads; one of its own would be smaller than a request is worth.
const loadVitals = () => import(/* webpackChunkName: "csv" */ './vitals.ts');

/**
 * Tells a parent the portal's vitals when it asks for them, and loads the code for it then. `slot`: the portal's element in a parent's page;
 * null in a frame. `shown`: the first screen, which doesn't wait for it.
 */
export const tellVitals = (parent: Parent, slot: Element | null, shown: Promise<void>) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  const watch = async (openedAt: number) => {
    await shown;
    const { watchVitals } = await loadVitals();
    if (!isOver) stop ??= watchVitals(slot, openedAt, (vital) => parent.send('vitals', vital));
  };
  return {
    watch: (openedAt: number) => void watch(openedAt).catch(() => undefined),
    stop() {
      isOver = true;
      stop?.();
    },
  };
};
