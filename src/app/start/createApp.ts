import type { i18n } from 'i18next';
import { createElement, StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import type { StoreApi } from 'zustand/vanilla';
import { CallError, toFailure } from '../../api/callError.ts';
import { takeEarlyResponse } from '../../api/earlyResponses.ts';
import { loadCompany } from '../../api/tenant/loadCompany.ts';
import type { Parent } from '../../bridge/contract.ts';
import type { Company } from '../../domain/tenant/company.ts';
import { tenantOf } from '../../domain/tenant/tenantOf.ts';
import type { TextGroup } from '../../domain/texts/textGroups.ts';
import { createErrorReporter } from '../../platform/errorReporter.ts';
import { createI18n, loadTextsFrom } from '../../platform/i18n.ts';
import { createLocalStore, type LocalStore } from '../../platform/storage.ts';
import { takeUserToken } from '../../routing/publicPaths.ts';
import { hasLoggedOut, SESSION_MARK } from '../../state/access/sessionStore.ts';
import { type Appearance, createAppearance } from '../../state/appearance/appearanceStore.ts';
import type { PortalContext } from '../../state/portal.ts';
import { forgetCompany, readCompany } from '../../state/visit/lastCompany.ts';
import { NotEmbedded } from '../embedding/notEmbedded.ts';
import type { MetParent, ParentLink } from '../embedding/parentLink.ts';
import { preloadChunks } from '../routes/preloadChunks.ts';
import { App } from './App.tsx';
import type { AppState, Routing, StartFailure } from './appState.ts';
import { loadConfig, type RuntimeConfig } from './config.ts';
import {
  type CreatePortalOptions,
  createPortalContext,
  loadLastVisit,
  type Portal,
} from './createPortalContext.ts';

/** What a parent is told of; `company` and `texts` are being requested. */
export type Starting = { tenant: string; company: Promise<Company>; texts: Promise<i18n> };

type HandOver = { token(config: RuntimeConfig, tenant: string): Promise<string | null>; end(): void };

/**
 * `base`: URL of config.json and locales/, with a trailing slash. `inlineConfig`: the configuration that the
 * page holds, JSON text; empty where config.json has it. `meetParent`: null without a parent; rejects with
 * {@link NotEmbedded} when it isn't allowed. `opened`: the company is asked for after that, when the parent
 * opens a portal that was made ready before. `handOver`: the tokens of the embedded portal that has opened this page in a new tab, until a logout.
 */
export type CreateAppOptions = {
  root: Root;
  base: string;
  inlineConfig: string;
  meetParent: ((config: RuntimeConfig, start: Starting) => Promise<MetParent>) | null;
  opened?: Promise<void> | undefined;
  handOver?: HandOver | null;
  hostname: string;
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

// Nobody is there to ask after a failure, as after a refusal.
const takeHandedOver = async (handOver: HandOver | null | undefined, config: RuntimeConfig, tenant: string) =>
  (await handOver?.token(config, tenant).catch(() => null)) ?? null;

const endWithLogout = (handOver: HandOver | null | undefined, session: PortalContext['session']): void => {
  if (handOver) session.subscribe(() => hasLoggedOut(session) && handOver.end());
};

const failureOf = (error: unknown): StartFailure => {
  if (error instanceof NotEmbedded) return 'not_embedded';
  if (!(error instanceof CallError)) return 'unreachable';
  if (error.failure === 'malformed') return 'misconfigured';
  return error.failure === 'not_found' ? 'unknown_company' : 'unreachable';
};

type Met = Pick<MetParent, 'path'> & {
  parent: Parent | null;
  session: MetParent['session'] | undefined;
  follow(...link: Parameters<MetParent['follow']>): ParentLink | null;
};

type Known = Pick<CreatePortalOptions, 'local' | 'settings'> &
  Pick<Extract<AppState, { phase: 'ready' }>, 'i18n' | 'appearance'> & { met: Met };

/** The company of the last visit stays when the current one can't be loaded, unless there is none any more. */
const keepUnlessUnknown = (last: Company, local: LocalStore) => (error: unknown) => {
  if (toFailure(error) !== 'not_found') return last;
  forgetCompany(local);
  throw error;
};

const appearanceOf = (local: LocalStore, parent?: Parent | null) =>
  createAppearance(local, navigator.languages, parent?.settings);

const isReturning = (
  { meetParent, handOver }: CreateAppOptions,
  local: LocalStore,
  token: string | null,
): boolean => !meetParent && !handOver && (token !== null || local.read(SESSION_MARK) !== null);

/** A failure is read where the company is awaited. */
const requestCompany = (
  { opened, hostname }: CreateAppOptions,
  { addresses }: RuntimeConfig,
  tenant: string,
): Promise<Company> => {
  const company = Promise.resolve(opened).then(() =>
    loadCompany(addresses.companyApi, { subdomain: tenant, hostname }),
  );
  company.catch(() => undefined);
  return company;
};

/** In a transition, so that rendering a whole screen doesn't block the page. The page's root comes before. Nothing when it is unmounted. */
const renderIn =
  (root: Root, routing: Routing, { isUnmounted, retry }: { isUnmounted(): boolean; retry(): void }) =>
  (state: AppState): void => {
    if (isUnmounted()) return;
    const app = createElement(StrictMode, null, createElement(App, { state, routing, retry }));
    if (state.phase === 'loading') root.render(app);
    else startTransition(() => root.render(app));
  };

/**
 * Renders a portal in a root: loads configuration, company and language, connects the parent, restores the session and
 * renders. Each call has its own stores, router and translator. Failures show an error page with a retry; nothing is
 * thrown.
 */
export const createApp = (options: CreateAppOptions): { unmount(): void } => {
  const { root, base, hostname, ownsPage, meetParent, handOver } = options;
  const routing: Routing = meetParent ? 'memory' : 'browser';
  const loadTexts = loadTextsFrom(base, takeEarlyResponse);
  const place = startingPlace(routing);
  const alone: Met = { parent: null, path: place.path ?? '/', session: undefined, follow: () => null };
  let link: ParentLink | null = null;
  let unmounted = false;

  const render = renderIn(root, routing, { isUnmounted: () => unmounted, retry: () => void start() });
  const createTexts = (appearance: StoreApi<Appearance>, groups: readonly TextGroup[]) =>
    createI18n(appearance.getState().language, groups, loadTexts);

  /** Shows the portal of a company. `session`: the one to continue when the company has changed. */
  const show = (company: Company, known: Known, session?: PortalContext['session']): Portal => {
    const { local, settings, i18n, appearance, met } = known;
    const portal = createPortalContext(
      { company, settings, parent: met.parent, local, ownsPage, base, appearance },
      session,
    );
    link?.close();
    link = met.follow(portal.context, appearance);
    render({ phase: 'ready', portal, link, i18n, appearance, path: met.path });
    return portal;
  };

  const replaceIfChanged = async (last: Company, current: Promise<Company>, known: Known, portal: Portal) => {
    const company = await current.catch(keepUnlessUnknown(last, known.local));
    const hasChanged = JSON.stringify(company) !== JSON.stringify(last);
    if (hasChanged && !unmounted) show(company, known, portal.context.session);
  };

  const load = async (settings: RuntimeConfig, tenant: string) => {
    const local = createLocalStore(`portal.${tenant}.`);
    const isReturn = isReturning(options, local, place.token);
    if (isReturn) preloadChunks(globalThis.portalStartChunks);
    const lastVisit = isReturn ? loadLastVisit(local.prefix) : undefined;
    // In the language that the browser wants; a parent that asks for another one is known only later.
    const texts = createTexts(appearanceOf(local), meetParent || isReturn ? ['entry', 'shop'] : ['entry']);
    const current = requestCompany(options, settings, tenant);
    const last = meetParent ? null : readCompany(local);
    const [company, i18n, met, token] = await Promise.all([
      last ?? current,
      texts,
      meetParent ? meetParent(settings, { tenant, company: current, texts }) : alone,
      place.token ?? takeHandedOver(handOver, settings, tenant),
    ]);
    const appearance = appearanceOf(local, met.parent);
    await i18n.changeLanguage(appearance.getState().language);
    const known = { local, settings, i18n, appearance, met };
    const portal = show(company, known);
    endWithLogout(handOver, portal.context.session);
    const started = portal.sessionService.start(token, { parent: met.session, lastVisit });
    if (last) await replaceIfChanged(last, current, known, portal);
    await started;
  };

  const start = async (): Promise<void> => {
    render({ phase: 'loading' });
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
      const appearance = appearanceOf(createLocalStore('portal.'));
      const i18n = await createTexts(appearance, ['entry']);
      render({ phase: 'failed', i18n, appearance, reason: failureOf(error) });
    }
  };

  void start();
  return {
    unmount() {
      unmounted = true;
      link?.close();
      root.unmount();
    },
  };
};
