import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
// Loaded when it is needed, which takes time while a test's clock stands still.
import '../../src/host-sdk/linkFor.ts';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import type { PortalOptions } from '../../src/host-sdk/options.ts';
import { fakePortal } from './fakePortal.ts';

const open = async (linkFor: PortalOptions['linkFor']) => {
  const fake = fakePortal();
  document.body.innerHTML = '<main id="slot"></main>';
  const portal = createPortal({
    mode: 'federated',
    src: 'https://acme.portal.example.com',
    container: '#slot',
    load: fake.load,
    linkFor,
  });
  onTestFinished(() => portal.destroy());
  await vi.advanceTimersByTimeAsync(0);
  const welcome = await fake.hello();
  if (!welcome.ok) throw new Error(welcome.code);
  return { host: fake.host(), capabilities: welcome.value.capabilities };
};

const url = (value: string | null) => ({ ok: true, value });

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', 'http://localhost:3000/crm?page=ordering');
});
afterEach(() => document.body.replaceChildren());

it('is offered by a parent with the option only', async () => {
  expect((await open(undefined)).capabilities).toEqual(['event']);
  expect((await open(() => null)).capabilities).toEqual(['event', 'linkFor']);
});

it('gives the parent’s URL for a place, and a relative one from its page', async () => {
  const linkFor = vi.fn((place) =>
    place.to === 'product' ? `https://crm.example.com/p/${place.id}` : '?at=cart',
  );
  const { host } = await open(linkFor);
  expect(await host.linkFor({ to: 'product', id: 118 })).toEqual(url('https://crm.example.com/p/118'));
  expect(await host.linkFor({ to: 'cart' })).toEqual(url('http://localhost:3000/crm?at=cart'));
  expect(linkFor.mock.calls).toEqual([[{ to: 'product', id: 118 }], [{ to: 'cart' }]]);
});

it('null is the portal’s own address, and no mistake', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const { host } = await open(() => null);
  expect(await host.linkFor({ to: 'cart' })).toEqual(url(null));
  expect(warn).not.toHaveBeenCalled();
});

it.each<[string, () => unknown, string]>([
  [
    'throws',
    () => {
      throw new Error('no route');
    },
    'Error: no route',
  ],
  ['gives a script', () => 'javascript:alert(1)', 'javascript:alert(1)'],
  ['gives no text', () => 118, '118'],
  ['gives no URL', () => 'https://', 'https://'],
])(
  'a parent that %s: the portal’s own address, and one warning for all links',
  async (_what, linkFor, value) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const { host } = await open(linkFor as NonNullable<PortalOptions['linkFor']>);
    expect(await host.linkFor({ to: 'cart' })).toEqual(url(null));
    expect(await host.linkFor({ to: 'home' })).toEqual(url(null));
    await vi.advanceTimersByTimeAsync(0);
    expect(warn.mock.calls).toEqual([
      [
        `The ordering portal: linkFor gave ${value}: expected an http or https URL, or null; the portal’s own address is used`,
      ],
    ]);
  },
);

it('nonsense from a frame is refused, and the parent isn’t asked', async () => {
  const linkFor = vi.fn(() => null);
  const { host } = await open(linkFor);
  for (const place of ['/cart', { to: 'path', path: '//evil.example.com' }, { to: 'elsewhere' }, null]) {
    expect(await host.linkFor(place)).toEqual({ ok: false, code: 'malformed' });
  }
  expect(linkFor).not.toHaveBeenCalled();
});
