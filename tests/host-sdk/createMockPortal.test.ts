import { expect, it, vi } from 'vitest';
import { createMockPortal } from '../../src/host-sdk/createMockPortal.ts';

it('emits events and records the parent’s commands', async () => {
  const portal = createMockPortal('loading');
  const cart = vi.fn();
  portal.on('cart', cart);
  portal.emit('status', 'ready');
  portal.emit('cart', { count: 3, total: '25.80', currency: 'USD' });
  expect(portal.status).toBe('ready');
  expect(cart).toHaveBeenCalledWith({ count: 3, total: '25.80', currency: 'USD' });

  expect(await portal.navigate({ to: 'product', id: 118 })).toEqual({ ok: true, value: null });
  portal.answer({ ok: false, code: 'blocked' });
  expect(await portal.update({ theme: { scheme: 'dark' } })).toEqual({ ok: false, code: 'blocked' });
  expect(await portal.mayLeave()).toEqual({ ok: true, mayLeave: false });
  portal.answer({ ok: false, code: 'timeout' });
  expect(await portal.mayLeave()).toEqual({ ok: false, code: 'timeout' });
  portal.answer({ ok: true, value: null });
  expect(await portal.mayLeave()).toEqual({ ok: true, mayLeave: true });
  expect(portal.navigated).toEqual([{ to: 'product', id: 118 }]);
  expect(portal.updated).toEqual([{ theme: { scheme: 'dark' } }]);
  await portal.destroy();
  expect(portal.destroyed).toBe(true);
});

it('plays a portal that isn’t open yet', async () => {
  const portal = createMockPortal('idle');
  expect(await portal.prerender()).toEqual({ ok: true, value: null });
  expect([portal.status, portal.prerendered, portal.opened]).toEqual(['idle', true, false]);
  portal.open();
  expect(portal.opened).toBe(true);
});
