import type { BrowserTabs, TabLockListener } from '../../src/sync/engine/browserTabs.ts';

type Claim = TabLockListener & { isReleased: boolean };
type Inbox = (message: unknown) => void;

/** The locks and channels of one browser's tabs in memory: granted and delivered in a microtask, in order. */
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
          claims.set(name, [claim, ...queue().filter((queued) => queued !== claim)]);
          grant(claim);
          queueMicrotask(() => holder?.onLost());
        },
        release() {
          const wasHeld = queue()[0] === claim;
          claim.isReleased = true;
          claims.set(
            name,
            queue().filter((queued) => queued !== claim),
          );
          if (wasHeld) grant(queue()[0]);
        },
      };
    },
    openChannel(name, onMessage) {
      const inbox: Inbox = (message) => onMessage(message);
      const channelInboxes = inboxes.get(name) ?? new Set();
      inboxes.set(name, channelInboxes.add(inbox));
      return {
        post(message) {
          const copy = structuredClone(message);
          for (const other of channelInboxes) {
            if (other === inbox) continue;
            queueMicrotask(() => {
              if (channelInboxes.has(other)) other(copy);
            });
          }
        },
        close: () => void channelInboxes.delete(inbox),
      };
    },
    /** Ends all tabs without a release or a message. */
    crash() {
      for (const claim of [...claims.values()].flat()) claim.isReleased = true;
      claims.clear();
      for (const channelInboxes of inboxes.values()) channelInboxes.clear();
    },
  };
};
