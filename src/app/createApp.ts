import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../api/callError.ts';
import { loadCompany } from '../api/tenant/loadCompany.ts';
import type { Answer, ConnectFailure, Parent } from '../bridge/contract.ts';
import { DEMO_TENANT, tenantFromHost } from '../domain/tenant/tenantFromHost.ts';
import { createErrorReporter } from '../platform/errorReporter.ts';
import { createI18n, loadTextsFrom, type TextGroup } from '../platform/i18n.ts';
import { createLocalStore, type LocalStore } from '../platform/storage.ts';
import { takeUserToken } from '../routing/publicPaths.ts';
import { createAppearance } from '../state/appearance/appearanceStore.ts';
import { createPortalState } from '../state/portal.ts';
import { SESSION_MARK, startSession } from '../state/session/startSession.ts';
import { App } from './App.tsx';
import type { AppState, Routing, StartFailure } from './appState.ts';
import { loadConfig, type RuntimeConfig } from './config.ts';
import type { createParentLink, ParentLink } from './parentLink.ts';
import { Shop } from './shopEntry.ts';

export type CreateAppOptions = {
  element: HTMLElement;
  /** Base URL of config.json and locales/, with a trailing slash. */
  base: string;
  /** Connects to the parent; null when the portal is not embedded. */
  connect(config: RuntimeConfig, tenant: string): Promise<Answer<Parent, ConnectFailure> | null>;
  /** Its first label names the company. */
  hostname: string;
  /** `memory`: the parent owns the address bar. */
  routing: Routing;
  /** True for a page or frame of the portal, false in a slot. */
  ownsPage: boolean;
};

/** The initial path. A user token is removed from the URL immediately. */
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

/** Loaded only when embedded. */
const openLink = async (...facts: Parameters<typeof createParentLink>): Promise<ParentLink | null> =>
  (await import(/* webpackChunkName: "parent" */ './parentLink.ts')).createParentLink(...facts);

/** The handshake failed. An unknown parent is neither shown nor asked anything. */
class NotEmbedded extends Error {}

const failureOf = (error: unknown): StartFailure => {
  if (error instanceof NotEmbedded) return 'not_embedded';
  if (!(error instanceof CallError)) return 'unreachable';
  if (error.failure === 'malformed') return 'misconfigured';
  return error.failure === 'not_found' ? 'unknown_company' : 'unreachable';
};

/**
 * Mounts a portal in an element: loads configuration, company and language, connects the parent, restores the session and
 * renders. Each call has its own stores, router and translator. Failures show an error page with a retry; nothing is
 * thrown.
 */
export const createApp = (options: CreateAppOptions): { unmount(): void } => {
  const { element, base, hostname, routing } = options;
  const loadTexts = loadTextsFrom(base);
  const place = startingPlace(routing);
  const app = createStore<AppState>(() => ({ phase: 'loading' }));
  let link: ParentLink | null = null;
  let unmounted = false;

  /** In the language that the browser wants; a parent that asks for another one is known only later. */
  const startTexts = (local: LocalStore, groups: readonly TextGroup[]) =>
    createI18n(createAppearance(local, navigator.languages, null).getState().language, groups, loadTexts);

  const load = async (config: RuntimeConfig, tenant: string) => {
    const local = createLocalStore(`portal.${tenant}.`);
    const request = { subdomain: tenant, hostname };
    const mayHaveSession = routing === 'memory' || place.token !== null || local.read(SESSION_MARK) !== null;
    if (mayHaveSession) Shop.preloadCode();
    const [company, met, i18n] = await Promise.all([
      loadCompany(config.addresses.companyApi, request),
      options.connect(config, tenant),
      startTexts(local, mayHaveSession ? ['entry', 'shop'] : ['entry']),
    ]);
    if (met && !met.ok) throw new NotEmbedded(met.code);
    const parent = met?.value ?? null;
    const appearance = createAppearance(local, navigator.languages, parent?.settings ?? null);
    await i18n.changeLanguage(appearance.getState().language);
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
    const path =
      place.path ??
      (initial
        ? (await import(/* webpackChunkName: "parent" */ './parentLink.ts')).pathOfTarget(initial)
        : '/');
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
      const i18n = await createI18n(appearance.getState().language, ['entry'], loadTexts);
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
