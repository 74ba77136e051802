import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ParentCommands } from '../../src/bridge/contract.ts';
import { createParentPort, type ParentCalls } from '../../src/bridge/parentPort.ts';

const settings = { context: {}, theme: {}, navigation: { bar: ['cart'] }, size: { mode: 'fixed' } };
const welcome = { protocol: 1, capabilities: ['getToken', 'event'], settings, callMs: 5_000 };

const parentThat = (answers: Partial<ParentCalls> = {}): ParentCalls => ({
  hello: async () => ({ ok: true, value: welcome }),
  getToken: async () => ({ ok: true, value: { token: 'abc', expiresAt: 5 } }),
  event: async () => ({ ok: true, value: null }),
  ...answers,
});

const commands = (own: Partial<ParentCommands> = {}): ParentCommands => ({
  navigate: async () => ({ ok: true, value: null }),
  update: () => undefined,
  destroy: async () => undefined,
  ...own,
});

const meet = async (calls: ParentCalls) => {
  const port = createParentPort();
  const met = await port.connect(calls, 100);
  if (!met.ok) throw new Error(met.code);
  return { port, parent: met.value };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the handshake', () => {
  it('tells the protocol and the calls that the portal answers', async () => {
    const hello = vi.fn(parentThat().hello);
    const { parent } = await meet(parentThat({ hello }));
    expect(hello).toHaveBeenCalledWith({ protocol: 1, capabilities: ['navigate', 'update', 'destroy'] });
    expect(parent.settings.navigation.bar).toEqual(['cart']);
  });

  it.each<[string, ParentCalls['hello'], string]>([
    [
      'speaks another protocol',
      async () => ({ ok: true, value: { ...welcome, protocol: 2 } }),
      'incompatible',
    ],
    ['refuses as incompatible', async () => ({ ok: false, code: 'incompatible' }), 'incompatible'],
    ['answers nonsense', async () => 'hi', 'malformed'],
    ['leaves the settings out', async () => ({ ok: true, value: { protocol: 1 } }), 'malformed'],
    ['throws', () => Promise.reject(new Error('gone')), 'timeout'],
    ['never answers', () => new Promise(() => undefined), 'timeout'],
  ])('a parent that %s', async (_name, hello, code) => {
    const met = createParentPort().connect(parentThat({ hello }), 100);
    await vi.advanceTimersByTimeAsync(100);
    expect(await met).toEqual({ ok: false, code });
  });
});

describe('tokens', () => {
  it('come from the parent, with the reason', async () => {
    const getToken = vi.fn(parentThat().getToken);
    const { parent } = await meet(parentThat({ getToken }));
    expect(await parent.getToken('expiring')).toEqual({ ok: true, value: { token: 'abc', expiresAt: 5 } });
    expect(getToken).toHaveBeenCalledWith({ reason: 'expiring' });
  });

  it.each<[string, ParentCalls['getToken'], string]>([
    ['refuses', async () => ({ ok: false, code: 'refused' }), 'refused'],
    ['gives something else', async () => ({ ok: true, value: { token: 1 } }), 'refused'],
    ['is gone', () => Promise.reject(new Error('gone')), 'closed'],
    ['never answers', () => new Promise(() => undefined), 'timeout'],
  ])('a parent that %s', async (_name, getToken, code) => {
    const { parent } = await meet(parentThat({ getToken }));
    const answer = parent.getToken('initial');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await answer).toEqual({ ok: false, code });
  });

  it('are not asked of a parent that offers none; the refusal names the call', async () => {
    const getToken = vi.fn(parentThat().getToken);
    const hello = async () => ({ ok: true, value: { ...welcome, capabilities: ['event'] } });
    const { parent } = await meet(parentThat({ hello, getToken }));
    expect(await parent.getToken('initial')).toEqual({ ok: false, code: 'refused', call: 'getToken' });
    expect(getToken).not.toHaveBeenCalled();
  });
});

describe('commands', () => {
  it('that come before the app listens are kept', async () => {
    const { port, parent } = await meet(parentThat());
    const answer = port.methods.navigate({ to: 'product', id: 118 });
    const navigate = vi.fn(commands().navigate);
    parent.listen(commands({ navigate }));
    expect(await answer).toEqual({ ok: true, value: null });
    expect(navigate).toHaveBeenCalledWith({ to: 'product', id: 118 });
  });

  it('that are malformed go no further', async () => {
    const { port, parent } = await meet(parentThat());
    const navigate = vi.fn(commands().navigate);
    parent.listen(commands({ navigate }));
    expect(await port.methods.navigate({ to: 'constructor' })).toEqual({ ok: false, code: 'malformed' });
    expect(await port.methods.update({ theme: { scheme: 'sepia' } })).toEqual({
      ok: false,
      code: 'malformed',
    });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('that fail inside answer with a value', async () => {
    const { port, parent } = await meet(parentThat());
    const boom = () => {
      throw new Error('boom');
    };
    parent.listen({ navigate: boom, update: boom, destroy: boom });
    const failed = { ok: false, code: 'failed' };
    expect(await port.methods.navigate({ to: 'home' })).toEqual(failed);
    expect(await port.methods.update({})).toEqual(failed);
    expect(await port.methods.destroy()).toEqual(failed);
  });

  it('that change settings are told to the app and kept for the next who asks', async () => {
    const { port, parent } = await meet(parentThat());
    const update = vi.fn();
    parent.listen(commands({ update }));
    await port.methods.update({ theme: { scheme: 'dark' } });
    expect(update).toHaveBeenCalledWith({ theme: { scheme: 'dark' } });
    expect(parent.settings.theme).toEqual({ scheme: 'dark' });
    expect(parent.settings.navigation.bar).toEqual(['cart']);
  });
});

it('events reach the parent, and one that is gone is no error', async () => {
  const event = vi.fn(() => Promise.reject(new Error('gone')));
  const { parent } = await meet(parentThat({ event }));
  parent.send('cart', { count: 2, total: '486.20', currency: 'USD' });
  await vi.advanceTimersByTimeAsync(0);
  expect(event).toHaveBeenCalledWith({
    name: 'cart',
    detail: { count: 2, total: '486.20', currency: 'USD' },
  });
});
