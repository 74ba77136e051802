import type { StoreApi } from 'zustand/vanilla';
import type { Parent } from '../bridge/contract.ts';
import type { LocalStore } from '../platform/storage.ts';
import { type Appearance, followParent } from '../state/appearance/appearanceStore.ts';
import { pathOfTarget } from './targets.ts';

/** The line to the parent, from the first thing on screen to the last. */
export type ParentLink = {
  parent: Parent;
  /** Whoever can go somewhere says how; until then, and after, the parent hears that the way is blocked. */
  setNavigate(navigate: ((path: string) => void) | null): void;
  close(): void;
};

/** Listens to the parent's commands: looks change at once, places once there is a router. */
export const createParentLink = (
  parent: Parent,
  appearance: StoreApi<Appearance>,
  local: LocalStore,
): ParentLink => {
  let go: ((path: string) => void) | null = null;
  const stop = parent.listen({
    async navigate(target) {
      if (!go) return { ok: false, code: 'blocked' };
      go(pathOfTarget(target));
      return { ok: true, value: null };
    },
    update: (changes) => followParent(appearance, local, changes),
    destroy: async () => undefined,
  });
  return {
    parent,
    setNavigate(navigate) {
      go = navigate;
    },
    close: stop,
  };
};
