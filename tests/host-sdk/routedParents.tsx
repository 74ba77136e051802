import { act, cleanup, render } from '@testing-library/react';
import { createBrowserHistory } from 'history';
import { useLayoutEffect, useState } from 'react';
import {
  BrowserRouter,
  createBrowserRouter,
  createPath,
  type Location,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router';
import * as vueRouter5 from 'vue-router';
import * as vueRouter4 from 'vue-router-4';
import { historyUrl } from '../../src/host-sdk/historyUrl.ts';
import type { UrlAdapter } from '../../src/host-sdk/options.ts';
import { hooksUrl, routerUrl as reactRouterUrl } from '../../src/host-sdk/reactRouterUrl.ts';
import { routerUrl as vueRouterUrl } from '../../src/host-sdk/vueRouterUrl.ts';

/** A parent app with its router, at the address that the browser has. */
export type RoutedParent = {
  url: UrlAdapter;
  /** A navigation of the parent's own, such as a link. */
  visit(to: string, options?: { replace?: boolean; state?: Record<string, number> }): Promise<void>;
  /** What the parent's router knows of where it is. */
  address(): string;
  /** The parent's own part of the entry's state. */
  state(): unknown;
  /** Leaves the page, as before a reload. */
  leave(): void;
};

const openReactRouter = async (): Promise<RoutedParent> => {
  const router = createBrowserRouter([{ path: '/crm' }, { path: '/reports' }]);
  return {
    url: reactRouterUrl(router, 'portal'),
    visit: (to, options) => router.navigate(to, { replace: false, ...options }),
    address: () => createPath(router.state.location),
    state: () => router.state.location.state,
    leave: () => router.dispose(),
  };
};

type Rendered = { url: UrlAdapter; location: Location; navigate: NavigateFunction };

function Crm({ page }: { page: { rendered?: Rendered } }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [url] = useState(() => hooksUrl({ location, navigate }, 'portal'));
  useLayoutEffect(() => {
    url.follow({ location, navigate });
    page.rendered = { url, location, navigate };
  });
  return null;
}

const openBrowserRouter = async (): Promise<RoutedParent> => {
  const page: { rendered?: Rendered } = {};
  render(
    <BrowserRouter>
      <Crm page={page} />
    </BrowserRouter>,
  );
  const rendered = (): Rendered => {
    if (!page.rendered) throw new Error('the page has not been rendered');
    return page.rendered;
  };
  return {
    url: rendered().url,
    visit: async (to, options) => act(async () => rendered().navigate(to, options)),
    address: () => createPath(rendered().location),
    state: () => rendered().location.state,
    leave: cleanup,
  };
};

const openVueRouter =
  ({ createRouter, createWebHistory, parseQuery }: typeof vueRouter4 | typeof vueRouter5) =>
  async (): Promise<RoutedParent> => {
    const component = { render: () => null };
    const router = createRouter({
      history: createWebHistory(),
      routes: [
        { path: '/crm', component },
        { path: '/reports', component },
      ],
    });
    await router.replace(router.options.history.location);
    return {
      url: vueRouterUrl(router, 'portal'),
      async visit(to, options) {
        const { pathname, search, hash } = new URL(to, window.location.href);
        await router.push({ path: pathname, query: parseQuery(search), hash, ...options });
      },
      address: () => router.currentRoute.value.fullPath,
      state: () => {
        const { back, current, forward, position, replaced, scroll, ...own } = router.options.history.state;
        return own;
      },
      leave: () => router.options.history.destroy(),
    };
  };

const openHistory = async (): Promise<RoutedParent> => {
  const history = createBrowserHistory();
  return {
    url: historyUrl(history, 'portal'),
    visit: async (to, { replace, state } = {}) => history[replace ? 'replace' : 'push'](to, state),
    address: () => history.createHref(history.location),
    state: () => history.location.state,
    leave: () => undefined,
  };
};

export const PARENTS: Record<string, () => Promise<RoutedParent>> = {
  'createBrowserRouter of react-router': openReactRouter,
  '<BrowserRouter> of react-router': openBrowserRouter,
  'vue-router 5': openVueRouter(vueRouter5),
  'vue-router 4': openVueRouter(vueRouter4),
  'createBrowserHistory of history': openHistory,
};
