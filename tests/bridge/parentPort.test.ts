import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ParentCommands } from '../../src/bridge/contract.ts';
import { createParentPort, type ParentCalls } from '../../src/bridge/parentPort.ts';

const settings = { context: {}, theme: {}, navigation: { bar: ['cart'] }, size: { mode: 'fixed' } };
const welcome = { protocol: 1, capabilities: ['getToken', 'event'], settings, callMs: 5_000 };

const createParentCalls = (answers: Partial<ParentCalls> = {}): ParentCalls => ({
  hello: async () => ({ ok: true, value: welcome }),
  getToken: async () => ({ ok: true, value: { token: 'abc', expiresAt: 5 } }),
  event: async () => ({ ok: true, value: null }),
  leaveForPayment: async () => ({ ok: true, value: null }),
  linkFor: async () => ({ ok: true, value: null }),
  requestDisplayMode: async () => ({ ok: true, value: 'inline' }),
  ...answers,
});

const commands = (overrides: Partial<ParentCommands> = {}): ParentCommands => ({
  navigate: async () => ({ ok: true, value: null }),
  update: () => undefined,
  destroy: async () => undefined,
  vitals: () => undefined,
  mayLeave: () => true,
  ...overrides,
});

const connect = async (calls: ParentCalls) => {
  const port = createParentPort();
  const met = await port.connect(calls, 100);
  if (!met.ok) throw new Error(met.code);
  return { port, parent: met.value };
};

beforeEach(() => {
  vi.useFakeTimers();
});
describe('the handshake', () => {
  it('sends the protocol and the portal’s capabilities', async () => {
    const hello = vi.fn(createParentCalls().hello);
    const { parent } = await connect(createParentCalls({ hello }));
    expect(hello).toHaveBeenCalledWith({
      protocol: 1,
      minor: 2,
      capabilities: ['navigate', 'update', 'destroy', 'vitals', 'mayLeave'],
    });
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
    const met = createParentPort().connect(createParentCalls({ hello }), 100);
    await vi.advanceTimersByTimeAsync(100);
    expect(await met).toEqual({ ok: false, code });
  });
});

describe('tokens', () => {
  it('come from the parent, with the reason', async () => {
    const getToken = vi.fn(createParentCalls().getToken);
    const { parent } = await connect(createParentCalls({ getToken }));
    expect(await parent.getToken('expiring')).toEqual({ ok: true, value: { token: 'abc', expiresAt: 5 } });
    expect(getToken).toHaveBeenCalledWith({ reason: 'expiring' });
  });

  it.each<[string, ParentCalls['getToken'], string]>([
    ['refuses', async () => ({ ok: false, code: 'refused' }), 'refused'],
    ['gives something else', async () => ({ ok: true, value: { token: 1 } }), 'failed'],
    ['threw', async () => ({ ok: false, code: 'failed' }), 'failed'],
    ['is too slow', async () => ({ ok: false, code: 'timeout' }), 'unanswered'],
    ['is gone', () => Promise.reject(new Error('gone')), 'unanswered'],
    ['never answers', () => new Promise(() => undefined), 'unanswered'],
  ])('a parent that %s', async (_name, getToken, code) => {
    const { parent } = await connect(createParentCalls({ getToken }));
    const token = parent.getToken('initial');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await token).toEqual({ ok: false, code });
  });

  it.each([
    ['between two requests', 1_000, 0],
    ['during the next request', 0, 1_000],
  ])('that come late, %s, serve the next request', async (_name, beforeMs, afterMs) => {
    const first = Promise.withResolvers<unknown>();
    const answers = [first.promise, new Promise(() => undefined)];
    const { parent } = await connect(createParentCalls({ getToken: async () => answers.shift() }));
    const unanswered = parent.getToken('initial');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await unanswered).toEqual({ ok: false, code: 'unanswered' });
    const value = { token: 'late', expiresAt: Date.now() + 60_000 };
    setTimeout(() => first.resolve({ ok: true, value }), beforeMs + afterMs);
    await vi.advanceTimersByTimeAsync(beforeMs);
    const next = parent.getToken('initial');
    await vi.advanceTimersByTimeAsync(afterMs);
    expect(await next).toEqual({ ok: true, value });
  });

  it('that come late and have expired aren’t used, and no late token is used twice', async () => {
    const late = (expiresAt: number) => ({ ok: true, value: { token: 'late', expiresAt } });
    const refused = { ok: false, code: 'refused' };
    const first = Promise.withResolvers<unknown>();
    const answers: unknown[] = [first.promise, refused, refused];
    const { parent } = await connect(createParentCalls({ getToken: async () => answers.shift() }));
    const unanswered = parent.getToken('initial');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await unanswered).toEqual({ ok: false, code: 'unanswered' });
    first.resolve(late(Date.now()));
    expect(await parent.getToken('initial')).toEqual(refused);
    expect(await parent.getToken('initial')).toEqual(refused);
  });

  it('aren’t requested from a parent without getToken; the error names the call', async () => {
    const getToken = vi.fn(createParentCalls().getToken);
    const hello = async () => ({ ok: true, value: { ...welcome, capabilities: ['event'] } });
    const { parent } = await connect(createParentCalls({ hello, getToken }));
    expect(await parent.getToken('initial')).toEqual({ ok: false, code: 'refused', call: 'getToken' });
    expect(getToken).not.toHaveBeenCalled();
  });
});

describe('leaving for a bank’s page', () => {
  const BANK = { url: 'https://bank.example.com/pay', paymentId: '0123456789abcdefghjk', nonce: 'n' };
  const RETURN = 'https://crm.example.com/orders';
  const leavingParent = (overrides: object = {}) => ({
    hello: async () => ({
      ok: true,
      value: {
        ...welcome,
        capabilities: ['event', 'leaveForPayment'],
        paymentReturn: RETURN,
        ...overrides,
      },
    }),
  });

  it('is the parent’s: it gets the page, and says where it leads back to', async () => {
    const leaveForPayment = vi.fn(createParentCalls().leaveForPayment);
    const { parent } = await connect(createParentCalls({ ...leavingParent(), leaveForPayment }));
    expect(parent.payments?.returnUrl).toBe(RETURN);
    expect(await parent.payments?.leave(BANK)).toEqual({ ok: true, value: null });
    expect(leaveForPayment).toHaveBeenCalledWith(BANK);
  });

  it.each<[string, ParentCalls['leaveForPayment'], string]>([
    ['refuses', async () => ({ ok: false, code: 'refused' }), 'refused'],
    ['answers something else', async () => 'yes', 'refused'],
    ['is gone', () => Promise.reject(new Error('gone')), 'closed'],
    ['never answers', () => new Promise(() => undefined), 'timeout'],
  ])('a parent that %s', async (_name, leaveForPayment, code) => {
    const { parent } = await connect(createParentCalls({ ...leavingParent(), leaveForPayment }));
    const left = parent.payments?.leave(BANK);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await left).toEqual({ ok: false, code });
  });

  it.each([
    ['without the capability', { capabilities: ['event'] }],
    ['without an address to come back to', { paymentReturn: undefined }],
  ])('isn’t asked of a parent %s', async (_name, overrides) => {
    const { parent } = await connect(createParentCalls(leavingParent(overrides)));
    expect(parent.payments).toBeNull();
  });
});

describe('commands', () => {
  it('that arrive before the app listens are queued', async () => {
    const { port, parent } = await connect(createParentCalls());
    const result = port.methods.navigate({ to: 'product', id: 118 });
    const navigate = vi.fn(commands().navigate);
    parent.listen(commands({ navigate }));
    expect(await result).toEqual({ ok: true, value: null });
    expect(navigate).toHaveBeenCalledWith({ to: 'product', id: 118 });
  });

  it('that are malformed are rejected', async () => {
    const { port, parent } = await connect(createParentCalls());
    const navigate = vi.fn(commands().navigate);
    parent.listen(commands({ navigate }));
    expect(await port.methods.navigate({ to: 'constructor' })).toEqual({ ok: false, code: 'malformed' });
    expect(await port.methods.update({ theme: { scheme: 'sepia' } })).toEqual({
      ok: false,
      code: 'malformed',
    });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('that fail return an error value', async () => {
    const { port, parent } = await connect(createParentCalls());
    const boom = () => {
      throw new Error('boom');
    };
    parent.listen({ navigate: boom, update: boom, destroy: boom, vitals: boom, mayLeave: boom });
    const failed = { ok: false, code: 'failed' };
    expect(await port.methods.navigate({ to: 'home' })).toEqual(failed);
    expect(await port.methods.update({})).toEqual(failed);
    expect(await port.methods.destroy()).toEqual(failed);
    expect(await port.methods.vitals({ age: 0 })).toEqual(failed);
    expect(await port.methods.mayLeave()).toEqual(failed);
  });

  it('that ask for the vitals say when the portal was opened, also when the app listens later', async () => {
    const { port, parent } = await connect(createParentCalls());
    const clock = vi.fn(() => 4_000);
    vi.stubGlobal('performance', { now: clock });
    const result = port.methods.vitals({ age: 1_500 });
    clock.mockReturnValue(6_000);
    const vitals = vi.fn();
    parent.listen(commands({ vitals }));
    expect(await result).toEqual({ ok: true, value: null });
    expect(vitals).toHaveBeenCalledWith(2_500);
    expect(await port.methods.vitals({ age: '1500' })).toEqual({ ok: false, code: 'malformed' });
    expect(vitals).toHaveBeenCalledTimes(1);
  });

  it('that ask whether the portal may be left are answered at once, also before anything could be typed', async () => {
    const { port, parent } = await connect(createParentCalls());
    expect(await port.methods.mayLeave()).toEqual({ ok: true, value: null });
    parent.listen(commands({ mayLeave: () => false }));
    expect(await port.methods.mayLeave()).toEqual({ ok: false, code: 'blocked' });
  });

  it('that change settings notify the app and are stored', async () => {
    const { port, parent } = await connect(createParentCalls());
    const update = vi.fn();
    parent.listen(commands({ update }));
    await port.methods.update({ theme: { scheme: 'dark' } });
    expect(update).toHaveBeenCalledWith({ theme: { scheme: 'dark' } });
    expect(parent.settings.theme).toEqual({ scheme: 'dark' });
    expect(parent.settings.navigation.bar).toEqual(['cart']);
  });
});

it('events reach the parent, and a closed parent causes no error', async () => {
  const event = vi.fn(() => Promise.reject(new Error('gone')));
  const { parent } = await connect(createParentCalls({ event }));
  parent.send('cart', { count: 2, total: '486.20', currency: 'USD' });
  await vi.advanceTimersByTimeAsync(0);
  expect(event).toHaveBeenCalledWith({
    name: 'cart',
    detail: { count: 2, total: '486.20', currency: 'USD' },
  });
});

describe('links in a new tab', () => {
  const offering = { ...welcome, capabilities: ['linkFor'] };
  const asked = async (linkFor: ParentCalls['linkFor']) => {
    const hello = async () => ({ ok: true, value: offering });
    const { parent } = await connect(createParentCalls({ hello, linkFor }));
    const address = parent.linkFor?.({ to: 'cart' });
    await vi.advanceTimersByTimeAsync(6_000);
    return address;
  };

  it('aren’t asked for from a parent that doesn’t offer it', async () => {
    expect((await connect(createParentCalls())).parent.linkFor).toBeNull();
  });

  it('have the parent’s URL', async () => {
    const linkFor = vi.fn(async () => ({ ok: true, value: 'https://crm.example.com/cart' }));
    expect(await asked(linkFor)).toBe('https://crm.example.com/cart');
    expect(linkFor).toHaveBeenCalledWith({ to: 'cart' });
  });

  it.each<[string, ParentCalls['linkFor']]>([
    ['has none', async () => ({ ok: true, value: null })],
    ['gives a script', async () => ({ ok: true, value: 'javascript:alert(1)' })],
    ['gives no text', async () => ({ ok: true, value: 118 })],
    ['refuses', async () => ({ ok: false, code: 'malformed' })],
    ['is gone', () => Promise.reject(new Error('gone'))],
    ['never answers', () => new Promise(() => undefined)],
  ])('have none of a parent that %s', async (_what, linkFor) => {
    expect(await asked(linkFor)).toBeNull();
  });
});
