/** The fragment of a frame's address that is made ready before the customer asks for it, as a slot is by its `MountSettings`. */
export const PRERENDER = '#prerender';

declare global {
  /** Set by index.html (src/entries/early.ts) in such a frame; resolves when the parent opens it. */
  var portalOpening: PromiseWithResolvers<void> | undefined;
}
