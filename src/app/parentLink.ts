import type { StoreApi } from 'zustand/vanilla';
import type { Parent } from '../bridge/contract.ts';
import { type Appearance, followParent } from '../state/appearance/appearanceStore.ts';
import type { Portal } from '../state/portal.ts';
import { followContent } from './autoSize.ts';
import { pathOfTarget, targetOfPath } from './targets.ts';

export { pathOfTarget };

export type ParentLink = {
  parent: Parent;
  /** Registers the navigation function. Without one, navigation requests are answered with `blocked`. */
  setNavigate(navigate: ((path: string) => void) | null): void;
  /** Reports the path that is shown, and who asked for it. */
  showPath(shown: { path: string; by: 'portal' | 'parent'; replace: boolean }): void;
  /** Reports the content's height at each change; returns a function that stops it. */
  followSize(root: HTMLElement): () => void;
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
    showPath: (shown) => parent.send('navigation', { target: targetOfPath(shown.path), ...shown }),
    followSize: (root) => followContent(root, (height) => parent.send('size', { height })),
    close() {
      stopTelling();
      stop();
    },
  };
};
