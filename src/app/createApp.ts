import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { CallError } from '../api/callError.ts';
import { takeEarlyResponse } from '../api/earlyResponses.ts';
import { loadCompany } from '../api/tenant/loadCompany.ts';
import type { Answer, ConnectFailure, Parent } from '../bridge/contract.ts';
import { DEMO_TENANT, tenantFromHost } from '../domain/tenant/tenantFromHost.ts';
import { createErrorReporter } from '../platform/errorReporter.ts';
import { createI18n, loadTextsFrom, type TextGroup } from '../platform/i18n.ts';
import { createLocalStore, type LocalStore } from '../platform/storage.ts';
import { takeUserToken } from '../routing/publicPaths.ts';
import { chunksOf } from '../routing/screenChunks.ts';
import { type Appearance, createAppearance } from '../state/appearance/appearanceStore.ts';
import type { PortalContext } from '../state/portal.ts';
import { SESSION_MARK } from '../state/session/sessionStore.ts';
import { App } from './App.tsx';
import type { AppState, Routing, StartFailure } from './appState.ts';
import { loadConfig, type RuntimeConfig } from './config.ts';
import { createPortal } from './createPortal.ts';
import type * as parentLinkCode from './parentLink.ts';

export type CreateAppOptions = {
  element: HTMLElement;
  /** Base URL of config.json and locales/, with a trailing slash. */
  base: string;
  /** The configuration that the page holds, JSON text; empty where config.json has it. */
  inlineConfig: string;
  /** Connects to the parent; null when the portal is not embedded. */
  connect(config: RuntimeConfig, tenant: string): Promise<Answer<Parent, ConnectFailure> | null>;
  /** Loads what follows a parent; called with `memory` routing only. */
  loadParentCode(): Promise<ParentCode>;
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

/** What `src/app/parentLink.ts` exports. */
type ParentCode = typeof parentLinkCode;

/** Set by the bundler: loads a chunk without running it. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;

/** Requests the chunks of a path's screen, all at once; the screen itself waits for them and repeats what failed. */
const preloadChunks = (path: string): void => {
  if (typeof __webpack_chunk_load__ === 'undefined') return;
  for (const chunk of chunksOf(path)) __webpack_chunk_load__(chunk).catch(() => undefined);
};

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
  const loadTexts = loadTextsFrom(base, takeEarlyResponse);
  const place = startingPlace(routing);
  const app = createStore<AppState>(() => ({ phase: 'loading' }));
  let link: parentLinkCode.ParentLink | null = null;
  let unmounted = false;

  /** In the language that the browser wants; a parent that asks for another one is known only later. */
  const startTexts = (local: LocalStore, groups: readonly TextGroup[]) =>
    createI18n(createAppearance(local, navigator.languages, null).getState().language, groups, loadTexts);

  /**
   * Connects the parent, and starts at once what follows from its answer: the session and the code of the first screen. Null
   * without a parent.
   */
  const meetParent = async (config: RuntimeConfig, tenant: string) => {
    if (routing === 'browser') {
      if (place.token !== null || createLocalStore(`portal.${tenant}.`).read(SESSION_MARK) !== null)
        preloadChunks(place.path ?? '/');
      return null;
    }
    const [connected, code] = await Promise.all([options.connect(config, tenant), options.loadParentCode()]);
    if (!connected?.ok) throw new NotEmbedded(connected?.code);
    const parent = connected.value;
    const { initial } = parent.settings.navigation;
    const path = initial ? code.pathOfTarget(initial) : '/';
    preloadChunks(path);
    return {
      parent,
      path,
      session: code.requestParentSession(parent, config.addresses.api, tenant),
      follow: (context: PortalContext, appearance: StoreApi<Appearance>) =>
        code.createParentLink(context, parent, appearance),
    };
  };

  const load = async (config: RuntimeConfig, tenant: string) => {
    const local = createLocalStore(`portal.${tenant}.`);
    const request = { subdomain: tenant, hostname };
    const mayHaveSession = routing === 'memory' || place.token !== null || local.read(SESSION_MARK) !== null;
    const [company, i18n, met] = await Promise.all([
      loadCompany(config.addresses.companyApi, request),
      startTexts(local, mayHaveSession ? ['entry', 'shop'] : ['entry']),
      meetParent(config, tenant),
    ]);
    const { parent = null, path = place.path ?? '/' } = met ?? {};
    const appearance = createAppearance(local, navigator.languages, parent?.settings ?? null);
    await i18n.changeLanguage(appearance.getState().language);
    const portal = createPortal({
      company,
      settings: config,
      parent,
      local,
      ownsPage: options.ownsPage,
      base,
    });
    link = met?.follow(portal.context, appearance) ?? null;
    app.setState({ phase: 'ready', portal, link, i18n, appearance, path }, true);
    await portal.sessionService.start(place.token, met?.session);
  };

  const start = async (): Promise<void> => {
    app.setState({ phase: 'loading' }, true);
    let report: (error: unknown) => void = () => undefined;
    try {
      const config = await loadConfig(new URL('config.json', base).href, options.inlineConfig);
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
  const appElement = createElement(App, { app, routing, retry: () => void start() });
  root.render(createElement(StrictMode, null, appElement));
  void start();
  return {
    unmount() {
      unmounted = true;
      link?.close();
      root.unmount();
    },
  };
};
