import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../api/callError.ts';
import { loadCompany } from '../api/tenant/loadCompany.ts';
import type { Answer, ConnectFailure, Parent } from '../bridge/contract.ts';
import { DEMO_TENANT, tenantFromHost } from '../domain/tenant/tenantFromHost.ts';
import { createErrorReporter } from '../platform/errorReporter.ts';
import { createI18n, loadAreaFrom } from '../platform/i18n.ts';
import { createLocalStore } from '../platform/storage.ts';
import { takeUserToken } from '../routing/publicPaths.ts';
import { createAppearance } from '../state/appearance/appearanceStore.ts';
import { createPortalState } from '../state/portal.ts';
import { SESSION_MARK, startSession } from '../state/session/startSession.ts';
import { App } from './App.tsx';
import type { AppState, Routing, StartFailure } from './appState.ts';
import { loadConfig, type RuntimeConfig } from './config.ts';
import { Login } from './loginEntry.ts';
import type { createParentLink, ParentLink } from './parentLink.ts';
import { Shop } from './shopEntry.ts';

export type CreateAppOptions = {
  element: HTMLElement;
  /** Where the portal's own files lie: config.json, locales/; ends in a slash. */
  base: string;
  /** Meets whoever embeds the portal; null when it stands alone. */
  connect(config: RuntimeConfig, tenant: string): Promise<Answer<Parent, ConnectFailure> | null>;
  /** Names the company by its first label. */
  hostname: string;
  /** `memory` when a parent owns the address bar. */
  routing: Routing;
  /** Whether the page is the portal's own, a frame's included; in a slot it is the parent's. */
  ownsPage: boolean;
};

/** Where the portal starts, with a user token taken out of the address at once. */
const startingPlace = (routing: Routing): { token: string | null; path: string | null } => {
  if (routing === 'memory') return { token: null, path: null };
  const { pathname, search, hash } = window.location;
  const taken = takeUserToken(pathname);
  const path = taken.path + search + hash;
  if (taken.token !== null) window.history.replaceState(null, '', path);
  return { token: taken.token, path };
};

const tenantOf = (hostname: string, config: RuntimeConfig): string => {
  const named = tenantFromHost(hostname, config.previewHosts);
  return named === DEMO_TENANT ? config.demoCompany : named;
};

/** What only an embedded portal needs is fetched only then. */
const openLink = async (...facts: Parameters<typeof createParentLink>): Promise<ParentLink | null> =>
  (await import('./parentLink.ts')).createParentLink(...facts);

/** The parent and the portal did not come together: nothing is shown to, or asked of, a parent that isn't known. */
class NotEmbedded extends Error {}

const failureOf = (error: unknown): StartFailure => {
  if (error instanceof NotEmbedded) return 'not_embedded';
  if (!(error instanceof CallError)) return 'unreachable';
  if (error.failure === 'malformed') return 'misconfigured';
  return error.failure === 'not_found' ? 'unknown_company' : 'unreachable';
};

/**
 * One portal in one element: loads configuration, company and language, meets the parent, settles the session, renders. Each
 * call has its own stores, router and translator. What fails on the way is a page with a way to try again, never an exception.
 */
export const createApp = (options: CreateAppOptions): { unmount(): void } => {
  const { element, base, hostname, routing } = options;
  const loadArea = loadAreaFrom(base);
  const place = startingPlace(routing);
  const app = createStore<AppState>(() => ({ phase: 'loading' }));
  let link: ParentLink | null = null;
  let unmounted = false;

  const load = async (config: RuntimeConfig, tenant: string) => {
    const local = createLocalStore(`portal.${tenant}.`);
    const request = { subdomain: tenant, hostname };
    const mayHaveSession = routing === 'memory' || place.token !== null || local.read(SESSION_MARK) !== null;
    (mayHaveSession ? Shop : Login).preload();
    const [company, met] = await Promise.all([
      loadCompany(config.addresses.companyApi, request),
      options.connect(config, tenant),
    ]);
    if (met && !met.ok) throw new NotEmbedded(met.code);
    const parent = met?.value ?? null;
    const appearance = createAppearance(local, navigator.languages, parent?.settings ?? null);
    const i18n = await createI18n(appearance.getState().language, ['common', 'session'], loadArea);
    const portal = createPortalState({
      company,
      settings: config,
      parent,
      local,
      ownsPage: options.ownsPage,
      base,
    });
    link = parent && (await openLink(portal, appearance));
    const initial = parent?.settings.navigation.initial;
    const path = place.path ?? (initial ? (await import('./targets.ts')).pathOfTarget(initial) : '/');
    app.setState({ phase: 'ready', portal, link, i18n, appearance, path }, true);
    await startSession(portal, place.token);
  };

  const start = async (): Promise<void> => {
    app.setState({ phase: 'loading' }, true);
    let report: (error: unknown) => void = () => undefined;
    try {
      const config = await loadConfig(new URL('config.json', base).href);
      const tenant = tenantOf(hostname, config);
      report = (error) =>
        createErrorReporter(config.errorReporting, tenant).report('Loading company data', error);
      await load(config, tenant);
    } catch (error) {
      if (unmounted) return;
      report(error);
      const local = createLocalStore('portal.');
      const appearance = createAppearance(local, navigator.languages, null);
      const i18n = await createI18n(appearance.getState().language, ['common'], loadArea);
      app.setState({ phase: 'failed', i18n, appearance, reason: failureOf(error) }, true);
    }
  };

  const root = createRoot(element);
  root.render(createElement(App, { app, routing, retry: () => void start() }));
  void start();
  return {
    unmount() {
      unmounted = true;
      link?.close();
      root.unmount();
    },
  };
};
