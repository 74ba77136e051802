import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory } from 'history';
import { useLayoutEffect, useState } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  HashRouter,
  Link,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as vueRouter5 from 'vue-router';
import * as vueRouter4 from 'vue-router-4';
import type { Destination } from '../../src/bridge/contract.ts';
import { historyUrl } from '../../src/host-sdk/historyUrl.ts';
import type { UrlAdapter } from '../../src/host-sdk/options.ts';
import { hooksUrl, routerUrl } from '../../src/host-sdk/reactRouterUrl.ts';
import { routerUrl as vueRouterUrl } from '../../src/host-sdk/vueRouterUrl.ts';

const address = () => `${window.location.pathname}${window.location.search}`;

/** What a loader or a guard waits for. */
const createGate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

const listenTo = (url: UrlAdapter) => {
  const onNavigate = vi.fn();
  onTestFinished(url.listen(onNavigate));
  return onNavigate;
};

function PageThatRefusesTheCart() {
  useBlocker(({ nextLocation }) => nextLocation.search.includes('cart'));
  return 'The parent';
}

type Latest = { url?: UrlAdapter };

function PageWithLink({
  latest,
  onNavigate,
}: {
  latest: Latest;
  onNavigate: (to: Destination | null) => void;
}) {
  const location = useLocation();
  const navigate = useNavigate();
  const [url] = useState(() => hooksUrl({ location, navigate }, 'portal'));
  useLayoutEffect(() => url.follow({ location, navigate }));
  useLayoutEffect(() => {
    latest.url = url;
    return url.listen(() => onNavigate(url.read()));
  }, [latest, onNavigate, url]);
  return (
    <>
      <Link to="?portal=cart">Your cart</Link>
      <p>{location.search}</p>
    </>
  );
}

describe('a data router of react-router', () => {
  const openRouter = (loader: (request: Request) => unknown, basename = '/') => {
    const router = createBrowserRouter(
      [
        { path: '/crm', loader: ({ request }) => loader(request) },
        { path: '/reports', loader: ({ request }) => loader(request) },
      ],
      { basename },
    );
    onTestFinished(() => router.dispose());
    return router;
  };

  it('a page that the parent is loading isn’t cancelled by a screen that the portal reports', async () => {
    window.history.pushState(null, '', '/crm?portal=home');
    const gate = createGate();
    const router = openRouter(({ url }) => (url.includes('/reports') ? gate.opened : null));
    await waitFor(() => expect(router.state.initialized).toBe(true));
    const url = routerUrl(router, 'portal');
    const onNavigate = listenTo(url);
    const visit = router.navigate('/reports');
    url.write({ to: 'cart' }, 'push');
    gate.open();
    await visit;
    await waitFor(() => expect(address()).toBe('/reports'));
    expect(onNavigate).toHaveBeenCalledTimes(1);
    expect(url.read()).toBeNull();
  });

  it('a screen that was reported meanwhile is written when the parent’s page still shows the portal', async () => {
    window.history.pushState(null, '', '/crm?portal=home');
    const gate = createGate();
    const router = openRouter(({ url }) => (url.includes('page=2') ? gate.opened : null));
    await waitFor(() => expect(router.state.initialized).toBe(true));
    const url = routerUrl(router, 'portal');
    const onNavigate = listenTo(url);
    const before = window.history.length;
    void router.navigate('/crm?portal=home&page=2');
    url.write({ to: 'cart' }, 'push');
    expect(url.read()).toEqual({ to: 'cart' });
    gate.open();
    await waitFor(() => expect(address()).toBe('/crm?portal=cart&page=2'));
    expect(window.history.length).toBe(before + 2);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('the parent’s data isn’t loaded again for a screen of the portal', async () => {
    window.history.pushState(null, '', '/crm');
    const loader = vi.fn(() => null);
    const router = openRouter(loader);
    await waitFor(() => expect(router.state.initialized).toBe(true));
    routerUrl(router, 'portal').write({ to: 'cart' }, 'push');
    await waitFor(() => expect(address()).toBe('/crm?portal=cart'));
    expect(router.state.location.search).toBe('?portal=cart');
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('the parent’s base path stays', async () => {
    window.history.pushState(null, '', '/app/crm?page=2');
    const router = openRouter(() => null, '/app');
    await waitFor(() => expect(router.state.initialized).toBe(true));
    const url = routerUrl(router, 'portal');
    url.write({ to: 'cart' }, 'push');
    await waitFor(() => expect(address()).toBe('/app/crm?page=2&portal=cart'));
    url.write({ to: 'path', path: '/account-settings' }, 'push');
    await waitFor(() => expect(address()).toBe('/app/crm?page=2'));
  });

  it('what the parent’s blocker refuses isn’t in the URL, but the screen after it is', async () => {
    const router = createMemoryRouter([{ path: '/crm', Component: PageThatRefusesTheCart }], {
      initialEntries: ['/crm?portal=store'],
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('The parent')).toBeVisible();
    const url = routerUrl(router, 'portal');
    await act(async () => url.write({ to: 'cart' }, 'push'));
    expect(url.read()).toEqual({ to: 'store' });
    await act(async () => {
      url.write({ to: 'cart' }, 'push');
      url.write({ to: 'checkout' }, 'push');
    });
    expect(router.state.location.search).toBe('?portal=checkout');
    expect(url.read()).toEqual({ to: 'checkout' });
  });
});

it('a link in a page with <HashRouter> calls, and its address stays behind the #', async () => {
  window.history.pushState(null, '', '/#/crm?portal=store');
  const heard = vi.fn();
  const latest: Latest = {};
  render(
    <HashRouter>
      <PageWithLink latest={latest} onNavigate={heard} />
    </HashRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Your cart' }));
  expect(heard.mock.calls).toEqual([[{ to: 'cart' }]]);
  await act(async () => latest.url?.write({ to: 'checkout' }, 'push'));
  expect(screen.getByText('?portal=checkout')).toBeVisible();
  expect(window.location.hash).toBe('#/crm?portal=checkout');
  expect(heard).toHaveBeenCalledTimes(1);
});

describe.each([
  ['vue-router 5', vueRouter5],
  ['vue-router 4', vueRouter4],
])('%s', (_, { createRouter, createWebHistory }) => {
  const component = { render: () => null };
  const openRouter = async (loadReports: () => Promise<typeof component>, base = '/') => {
    const router = createRouter({
      history: createWebHistory(base),
      routes: [
        { path: '/crm', component },
        { path: '/reports', component: loadReports },
      ],
    });
    onTestFinished(() => router.options.history.destroy());
    await router.replace(router.options.history.location);
    return router;
  };

  it('a page that the parent is loading isn’t cancelled by a screen that the portal reports', async () => {
    window.history.pushState(null, '', '/crm?portal=home');
    const gate = createGate();
    const loadReports = vi.fn(() => gate.opened.then(() => component));
    const router = await openRouter(loadReports);
    const url = vueRouterUrl(router, 'portal');
    const onNavigate = listenTo(url);
    const visit = router.push('/reports');
    await waitFor(() => expect(loadReports).toHaveBeenCalled());
    url.write({ to: 'cart' }, 'push');
    gate.open();
    await visit;
    expect(address()).toBe('/reports');
    expect(onNavigate).toHaveBeenCalledTimes(1);
    expect(url.read()).toBeNull();
  });

  it('a page that can’t be loaded is reported, and the portal’s screens are written again', async () => {
    window.history.pushState(null, '', '/crm?portal=home');
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const lost = new Error('no such file');
    const gate = createGate();
    const loadReports = vi.fn(() => gate.opened.then(() => Promise.reject(lost)));
    const router = await openRouter(loadReports);
    const url = vueRouterUrl(router, 'portal');
    listenTo(url);
    const visit = router.push('/reports');
    await waitFor(() => expect(loadReports).toHaveBeenCalled());
    url.write({ to: 'cart' }, 'push');
    gate.open();
    await expect(visit).rejects.toBe(lost);
    expect(reported.mock.calls).toEqual([[lost]]);
    await waitFor(() => expect(address()).toBe('/crm?portal=cart'));
  });

  it('the parent’s base path and its parameters without a value stay', async () => {
    window.history.pushState(null, '', '/app/crm?flag&page=2');
    const router = await openRouter(async () => component, '/app');
    vueRouterUrl(router, 'portal').write({ to: 'product', id: 118 }, 'push');
    await waitFor(() => expect(address()).toBe('/app/crm?flag&page=2&portal=product/118'));
  });
});

it('what a blocker of `history` refuses isn’t in the URL', async () => {
  window.history.pushState(null, '', '/crm?portal=store');
  const history = createBrowserHistory();
  const url = historyUrl(history, 'portal');
  const onNavigate = listenTo(url);
  const unblock = history.block(() => undefined);
  url.write({ to: 'cart' }, 'push');
  await waitFor(() => expect(url.read()).toEqual({ to: 'store' }));
  unblock();
  url.write({ to: 'checkout' }, 'push');
  expect(address()).toBe('/crm?portal=checkout');
  expect(onNavigate).not.toHaveBeenCalled();
});
