import type { StoreApi } from 'zustand/vanilla';
import type { Parent } from '../bridge/contract.ts';
import { type Appearance, followParent } from '../state/appearance/appearanceStore.ts';
import type { Portal } from '../state/portal.ts';
import { pathOfTarget } from './targets.ts';

/** The line to the parent, from the first thing on screen to the last. */
export type ParentLink = {
  parent: Parent;
  /** Whoever can go somewhere says how; until then, and after, the parent hears that the way is blocked. */
  setNavigate(navigate: ((path: string) => void) | null): void;
  close(): void;
};

/**
 * Listens to the parent's commands: looks change at once, places once there is a router. The parent hears when the portal can
 * be used, and when its session is over. Null without a parent.
 */
export const createParentLink = (
  { parent, session, company, local }: Portal,
  appearance: StoreApi<Appearance>,
): ParentLink | null => {
  if (!parent) return null;
  let go: ((path: string) => void) | null = null;
  const stopTelling = session.subscribe((state, before) => {
    if (state.status === 'out' && state.end === 'unreachable') {
      parent.send('status', { status: 'failed', code: 'unreachable' });
      return;
    }
    const isOver = state.status === 'out' && state.end !== 'logged_out';
    if (isOver) parent.send('status', { status: 'session-expired' });
    const isThere = state.status === 'in' || company.openPortal;
    if (isThere && before.status !== state.status) parent.send('status', { status: 'ready' });
  });
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
    close() {
      stopTelling();
      stop();
    },
  };
};
