import { onTestFinished, vi } from 'vitest';
// Loaded when they are needed, which takes time while a test's clock stands still.
import '../../src/host-sdk/checkSettings.ts';
import '../../src/host-sdk/failure.ts';
import '../../src/host-sdk/hostServices.ts';
import '../../src/host-sdk/slotTransport.ts';
import type { Mount, ParentMethods, PortalEvent, PortalMethods } from '../../src/bridge/contract.ts';

/** The portal's host answers the SDK, which asks it why a portal says nothing; `isListed`: whether it names this page among its parents. */
export const answerProbes = (isListed = true): void => {
  vi.stubGlobal('fetch', async (_url: string, { mode }: RequestInit) => {
    if (mode === 'cors' && !isListed) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
};

/** A fake portal in a slot: `load` is passed to `createPortal`, the other functions play the portal's part. */
export const fakePortal = () => {
  let parent: Parameters<Mount>[1] | null = null;
  const methods = {
    navigate: vi.fn<PortalMethods['navigate']>(async () => ({ ok: true, value: null })),
    update: vi.fn<PortalMethods['update']>(async () => ({ ok: true, value: null })),
    destroy: vi.fn<PortalMethods['destroy']>(async () => ({ ok: true, value: null })),
    mayLeave: vi.fn<PortalMethods['mayLeave']>(async () => ({ ok: true, value: null })),
    vitals: vi.fn<PortalMethods['vitals']>(async () => ({ ok: true, value: null })),
  };
  const unmount = vi.fn(async () => undefined);
  const mount: Mount = (element, options) => {
    parent = options;
    element.append('the portal');
    return { ...methods, unmount };
  };
  const load = vi.fn(async (): Promise<unknown> => ({ mount }));
  const host = (): ParentMethods => {
    if (!parent) throw new Error('the portal has not been mounted');
    return parent;
  };
  return {
    ...methods,
    unmount,
    load,
    host,
    /** What it was mounted with; null before. */
    mounted: () => parent,
    hello: (protocol = 1, capabilities = ['navigate', 'update', 'destroy']) =>
      host().hello({ protocol, capabilities }),
    say: (event: PortalEvent) => host().event(event),
    ready: () => host().event({ name: 'status', detail: { status: 'ready' } }),
  };
};
