import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createContext, useContext } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../../src/entries/mount.tsx';
import * as hostSdk from '../../src/host-sdk/index.ts';
import { OrderingPortal, type OrderingPortalProps } from '../../src/host-sdk/OrderingPortal.tsx';
import { answerProbes, fakePortal } from '../host-sdk/fakePortal.ts';
import { aParentPage } from '../support/aParentPage.ts';
import { blocksChecked } from './checkedBlocks.ts';
import { portalBlocks } from './portalBlocks.ts';
import { runModule } from './runModule.ts';

/** Every block that opens a portal is run in a page. A frame has no portal in jsdom, so all are slots. */

const README = 'README.md: Embed it in ten lines (ts)';
const FIRST = 'docs/embedding.md: The first embed in nine lines (html)';
const HEIGHT = 'docs/embedding.md: Height (ts)';
const IDENTITY = 'docs/embedding.md: Identity (tsx)';
const LINKS = 'docs/embedding.md: Links in a new tab (ts)';
const PACKAGE = 'src/host-sdk/README.md: @wholesale-portal/host-sdk (ts)';

const TOKEN = { token: 'of-the-server', expiresAt: Date.parse('2100-01-01') };

const Load = createContext<OrderingPortalProps['load']>(undefined);

/** The component, which loads its portal as the context says. */
function SlotPortal(props: OrderingPortalProps) {
  return <OrderingPortal {...props} load={useContext(Load)} />;
}

/** The block's page and module; `createPortal` loads its portal by `load`. */
const runBlock = (name: string, load: () => Promise<unknown>) => {
  const block = portalBlocks().find((each) => each.name === name);
  if (!block) throw new Error(`no block ${name}`);
  document.body.innerHTML = block.page;
  const opened: hostSdk.PortalHandle[] = [];
  const sdk = {
    ...hostSdk,
    createPortal(options: hostSdk.PortalOptions) {
      const portal = hostSdk.createPortal({ ...options, mode: 'federated', load });
      opened.push(portal);
      onTestFinished(() => act(() => portal.destroy()));
      return portal;
    },
  };
  const { exports, done } = runModule(block.code, {
    '@wholesale-portal/host-sdk': sdk,
    '/host-sdk/index.js': sdk,
    '@wholesale-portal/host-sdk/react': { OrderingPortal: SlotPortal },
    'react/jsx-runtime': jsxRuntime,
  });
  return { exports, done, opened };
};

const serveTokens = () => {
  const ask = vi.fn(async (path: string, _init?: RequestInit) => {
    expect(path).toBe('/portal-token');
    return Response.json(TOKEN);
  });
  vi.stubGlobal('fetch', ask);
  return ask;
};

/** A block with a fake portal that has said hello and is ready. */
const runReady = async (name: string) => {
  const asked = serveTokens();
  const fake = fakePortal();
  const block = runBlock(name, fake.load);
  await screen.findByText('the portal');
  const welcome = await fake.hello();
  await fake.ready();
  return { ...block, asked, fake, welcome };
};

const cart = { count: 2, total: '17.48', currency: 'USD' };

test('every block that opens a portal is run here', () => {
  expect([README, FIRST, HEIGHT, IDENTITY, LINKS, PACKAGE].toSorted()).toEqual(blocksChecked('portal'));
});

test('the nine lines show the portal, with a token of the back office', async () => {
  const backEnd = await aParentPage();
  onTestFinished(() => backEnd.close());
  const token = await backEnd.login('buyer@demo.test', 1);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) =>
    input === '/portal-token' ? Response.json({ ...TOKEN, token }) : fetch(input, init),
  );
  vi.spyOn(console, 'log').mockImplementation(() => undefined);

  const { opened, done } = runBlock(FIRST, async () => ({ mount }));
  await done;
  const portal = within(await screen.findByRole('region', { name: 'Ordering' }));
  expect(await portal.findByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
  await waitFor(() => expect(opened.map(({ status }) => status)).toEqual(['ready']));
});

test('the lines of README.md ask the app’s server for a token, and show the cart', async () => {
  const showBadge = vi.fn();
  vi.stubGlobal('showBadge', showBadge);
  const { fake, asked, welcome, done } = await runReady(README);
  await done;
  expect(welcome).toMatchObject({
    value: {
      capabilities: ['getToken', 'event'],
      settings: { navigation: { bar: ['home', 'history', 'store', 'cart'] } },
    },
  });
  expect(await fake.host().getToken({ reason: 'initial' })).toEqual({ ok: true, value: TOKEN });
  expect(asked.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  await fake.say({ name: 'cart', detail: cart });
  expect(showBadge).toHaveBeenCalledWith(2, '17.48');
});

test('the lines of the package show cart and notifications, and open a product', async () => {
  const [showBadge, showBell] = [vi.fn(), vi.fn()];
  vi.stubGlobal('showBadge', showBadge);
  vi.stubGlobal('showBell', showBell);
  const { fake, done } = await runReady(PACKAGE);
  await done;
  expect(fake.navigate).toHaveBeenCalledWith({ to: 'product', id: 118 });
  await fake.say({ name: 'cart', detail: cart });
  await fake.say({ name: 'notification', detail: { unread: 3 } });
  expect(showBadge).toHaveBeenCalledWith(2, '17.48');
  expect(showBell).toHaveBeenCalledWith(3);
});

test('a link to a product leads to the app’s own page in a new tab, other links to the portal’s', async () => {
  const { fake, done } = await runReady(LINKS);
  await done;
  const linkFor = (place: object) => fake.host().linkFor(place);
  expect(await linkFor({ to: 'product', id: 118 })).toEqual({
    ok: true,
    value: `${location.origin}/ordering?portal=product%2F118`,
  });
  expect(await linkFor({ to: 'cart' })).toEqual({ ok: true, value: null });
});

test('a portal that grows with its content has its height, and the app’s own fallback', async () => {
  answerProbes();
  const fake = fakePortal();
  const load = vi.fn(() => Promise.reject<unknown>(new Error('down')));
  const { done } = runBlock(HEIGHT, load);
  await done;
  const retry = await screen.findByRole('button', {
    name: 'Ordering is away (code_unavailable). Try again',
  });
  load.mockImplementation(fake.load);
  await userEvent.click(retry);
  await screen.findByText('the portal');
  expect(retry).not.toBeInTheDocument();
  expect(await fake.hello()).toMatchObject({
    value: { settings: { size: { mode: 'auto', max: 1_600 } } },
  });
  await fake.ready();
  expect(document.body).toHaveClass('is-ordering');
});

test('another person in React is another portal, and nothing of the one before is kept', async () => {
  serveTokens();
  const fake = fakePortal();
  const { exports } = runBlock(IDENTITY, fake.load);
  const Ordering = exports.Ordering as ComponentType<{ userId: string }>;
  const connect = async () => {
    await screen.findByText('the portal');
    await act(async () => {
      await fake.hello();
      await fake.ready();
    });
  };
  const ordering = (userId: string) => (
    <Load value={fake.load}>
      <Ordering userId={userId} />
    </Load>
  );
  const { rerender, unmount } = render(ordering('ana'));
  await connect();
  expect(screen.getByRole('region', { name: 'Ordering' })).toHaveTextContent('the portal');
  rerender(ordering('ben'));
  await waitFor(() => expect(fake.unmount).toHaveBeenLastCalledWith({ forget: true }));
  await connect();
  unmount();
  await waitFor(() => expect(fake.unmount).toHaveBeenLastCalledWith({ forget: false }));
});
