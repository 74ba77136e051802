import type { BrowserTabs, TabLockListener } from '../../src/platform/browserTabs.ts';

type Claim = TabLockListener & { isReleased: boolean };
type Inbox = (message: unknown) => void;

/** The locks and channels that the tabs of one browser share, in memory: granted and delivered a moment later, in order. */
export const createMemoryTabs = (): BrowserTabs & { crash(): void } => {
  const claims = new Map<string, Claim[]>();
  const inboxes = new Map<string, Set<Inbox>>();

  const grant = (claim: Claim | undefined) =>
    queueMicrotask(() => {
      if (claim && !claim.isReleased) claim.onHeld();
    });

  return {
    requestLock(name, listener) {
      const claim: Claim = { ...listener, isReleased: false };
      const queue = () => claims.get(name) ?? [];
      claims.set(name, [...queue(), claim]);
      if (queue()[0] === claim) grant(claim);
      return {
        takeOver() {
          const [holder] = queue();
          if (holder === claim || claim.isReleased) return;
          claims.set(name, [claim, ...queue().filter((each) => each !== claim)]);
          grant(claim);
          queueMicrotask(() => holder?.onLost());
        },
        release() {
          const wasHeld = queue()[0] === claim;
          claim.isReleased = true;
          claims.set(
            name,
            queue().filter((each) => each !== claim),
          );
          if (wasHeld) grant(queue()[0]);
        },
      };
    },
    openChannel(name, onMessage) {
      const inbox: Inbox = (message) => onMessage(message);
      const all = inboxes.get(name) ?? new Set();
      inboxes.set(name, all.add(inbox));
      return {
        post(message) {
          const copy = structuredClone(message);
          for (const other of all) {
            if (other === inbox) continue;
            queueMicrotask(() => {
              if (all.has(other)) other(copy);
            });
          }
        },
        close: () => void all.delete(inbox),
      };
    },
    /** All tabs are gone at once, without a word. */
    crash() {
      for (const claim of [...claims.values()].flat()) claim.isReleased = true;
      claims.clear();
      for (const all of inboxes.values()) all.clear();
    },
  };
};
