import { resolve } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Mount, ParentCommands } from '../../src/bridge/contract.ts';
import { directParent } from '../../src/bridge/directParent.ts';
import type * as HostSdk from '../../src/host-sdk/index.ts';

/** A build of the SDK from before the contract had minors. */
const OLDER_SDK = resolve('tests/parents/olderSdk/index.js');

const done = { ok: true, value: null } as const;

// Today's side of the portal, in a slot.
const todaysPortal = () => {
  const connected = Promise.withResolvers<Awaited<ReturnType<ReturnType<typeof directParent>['connect']>>>();
  const mount: Mount = (element, host) => {
    const { methods, connect } = directParent(host);
    element.append('the portal');
    connect().then(connected.resolve, connected.reject);
    return { ...methods, unmount: async () => element.replaceChildren() };
  };
  return { load: async () => ({ mount }), connected: connected.promise };
};

test('an older SDK opens today’s portal: settings, calls, events and tokens go through', async () => {
  const { createPortal }: typeof HostSdk = await import(/* @vite-ignore */ OLDER_SDK);
  document.body.innerHTML = '<main id="ordering"></main>';
  const { load, connected } = todaysPortal();
  const portal = createPortal({
    mode: 'federated',
    src: 'https://acme.portal.example.com',
    container: '#ordering',
    title: 'Ordering',
    theme: { scheme: 'dark' },
    navigation: { bar: ['cart'] },
    getToken: async () => ({ token: 'abc', expiresAt: Date.now() + 60_000 }),
    load,
  });
  onTestFinished(() => portal.destroy());
  const hearsCart = vi.fn();
  portal.on('cart', hearsCart);
  const met = await connected;
  if (!met.ok) throw new Error(met.code);
  const parent = met.value;
  const commands = {
    navigate: vi.fn<ParentCommands['navigate']>(async () => done),
    update: vi.fn<ParentCommands['update']>(),
    destroy: vi.fn<ParentCommands['destroy']>(async () => undefined),
    vitals: vi.fn<ParentCommands['vitals']>(),
    mayLeave: vi.fn<ParentCommands['mayLeave']>(() => true),
  };
  parent.listen(commands);
  parent.send('status', { status: 'ready' });
  await expect.poll(() => portal.status).toBe('ready');
  expect(screen.getByRole('region', { name: 'Ordering' })).toHaveTextContent('the portal');
  expect(parent.settings).toMatchObject({ theme: { scheme: 'dark' }, navigation: { bar: ['cart'] } });

  expect(await portal.navigate({ to: 'product', id: 118 })).toEqual(done);
  expect(commands.navigate).toHaveBeenCalledWith({ to: 'product', id: 118 });
  expect(await portal.update({ theme: { scheme: 'light' } })).toEqual(done);
  expect(commands.update).toHaveBeenCalledWith({ theme: { scheme: 'light' } });

  parent.send('cart', { count: 2, total: '$9.80', currency: 'USD' });
  await expect.poll(() => hearsCart.mock.calls).toEqual([[{ count: 2, total: '$9.80', currency: 'USD' }]]);
  expect(await parent.getToken('initial')).toMatchObject({ ok: true, value: { token: 'abc' } });

  await portal.destroy();
  expect(commands.destroy).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('the portal')).toBeNull();
});
