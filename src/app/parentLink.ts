import type { StoreApi } from 'zustand/vanilla';
import type { Parent } from '../bridge/contract.ts';
import { type Appearance, followParent } from '../state/appearance/appearanceStore.ts';
import type { Portal } from '../state/portal.ts';
import { pathOfTarget } from './targets.ts';

export type ParentLink = {
  parent: Parent;
  /** Registers the navigation function. Without one, navigation requests are answered with `blocked`. */
  setNavigate(navigate: ((path: string) => void) | null): void;
  close(): void;
};

/**
 * Handles the parent's commands: appearance at once, navigation when a router exists. Reports when the portal is ready and
 * when the session ends. Null without a parent.
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
