import { requestEarly } from '../api/earlyResponses.ts';
import { pagePath } from '../api/information/pageUrl.ts';
import { type CompanyLook, lookKey } from '../app/firstPaint/companyLook.ts';
import { showFirstPaint } from '../app/firstPaint/showFirstPaint.ts';
import { PRERENDER } from '../bridge/prerenderMark.ts';
import { isOpenedByPortal } from '../bridge/tabMark.ts';
import { chooseLanguage } from '../domain/tenant/language.ts';
import { tenantOf } from '../domain/tenant/tenantOf.ts';
import { keepInstallOffer } from '../platform/installing.ts';
import { isForVisitors } from '../routing/isForVisitors.ts';
import { loginPath, takeUserToken } from '../routing/publicPaths.ts';
import { chunksOf, screenAt } from '../routing/screenAt.ts';

/**
 * Runs inside index.html before any other script: shows the login or the page's frame, and starts every request that needs no
 * earlier answer, while the portal's own script is still loading (docs/decisions/020-start-everything-at-once.md). Without a
 * configuration in the page there is nothing that it can ask for yet.
 */

/** Set by the build, as in platform/i18n.ts. */
declare const LOCALES_VERSION: string;

type InlineConfig = { companyApi: string; api: string; demoCompany?: string; previewHosts?: string[] };

const readConfig = (): InlineConfig | null => {
  const text = document.getElementById('portal-config')?.textContent;
  return text ? JSON.parse(text) : null;
};

/** Set by the build: the files of each chunk, with those that it shares with others. */
const readChunkFiles = (): Record<string, readonly string[]> =>
  JSON.parse(document.getElementById('portal-chunks')?.textContent || '{}');

const preloadChunks = (names: readonly string[]): void => {
  const files = readChunkFiles();
  for (const href of new Set(names.flatMap((name) => files[name] ?? []))) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
};

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const readStart = (config: Partial<InlineConfig>) => {
  const { hostname, pathname } = window.location;
  const subdomain = tenantOf(hostname, config);
  const isFramed = window.parent !== window;
  const { token, path } = takeUserToken(pathname);
  const getsToken = token !== null || isOpenedByPortal();
  const hasCookie = !isFramed && !getsToken && readStored(`portal.${subdomain}.session`) !== null;
  return {
    hostname,
    subdomain,
    isFramed,
    /** The parent opens it later; until then the back office is asked for nothing. */
    isPrerendered: isFramed && window.location.hash === PRERENDER,
    hasCookie,
    /** A frame begins in the store, unless its parent says otherwise later. */
    path: isFramed ? '/store' : path,
    address: isFramed ? '/store' : path + window.location.search,
    /** Whether there will be a session, so that the login is not shown. */
    isCustomer: isFramed || getsToken || hasCookie,
    language: chooseLanguage(readStored(`portal.${subdomain}.language`), navigator.languages),
  };
};

const postJson = (url: string, body: object, headers: Record<string, string> = {}): void =>
  requestEarly(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

type Start = ReturnType<typeof readStart>;

const readLook = (subdomain: string): CompanyLook | null => {
  try {
    return JSON.parse(readStored(lookKey(subdomain)) ?? 'null');
  } catch {
    return null;
  }
};

/** The login when it is certain that it comes, else the frame of a page. */
const paint = ({ subdomain, path, isFramed, isCustomer, language }: Start): void => {
  // In a frame the portal has the look of its parent.
  const look = isFramed ? null : readLook(subdomain);
  const isLogin = path.startsWith(loginPath()) || (look && !isForVisitors(path, look.openPortal));
  showFirstPaint(isLogin && !isCustomer ? 'login' : 'page', language, look);
};

const request = (
  config: InlineConfig,
  { hostname, subdomain, isFramed, isPrerendered, hasCookie, address, isCustomer, language }: Start,
): void => {
  const { origin } = window.location;
  const absolute = (url: string) => new URL(url, origin).href.replace(/\/$/, '');

  if (!isPrerendered) postJson(`${absolute(config.companyApi)}/company`, { subdomain, hostname });
  const route = screenAt(address)?.route;
  const page = route?.page;
  const groups = isCustomer || page ? ['shop', ...(route?.texts ?? [])] : [];
  for (const group of new Set(['entry', ...groups]))
    requestEarly(`${origin}/locales/${language}/${group}.json?${LOCALES_VERSION}`);
  const headers = { 'x-company': subdomain, 'accept-language': language };
  if (hasCookie) postJson(`${absolute(config.api)}/users/refresh`, {}, headers);
  if (page) requestEarly(absolute(config.companyApi) + pagePath({ page, company: subdomain, language }));
  if (isCustomer || page)
    preloadChunks([...(isFramed ? ['parent'] : []), ...(globalThis.portalStartChunks ?? [])]);
};

const config = readConfig();
const start = readStart(config ?? {});
if (start.isPrerendered) globalThis.portalOpening = Promise.withResolvers();
globalThis.portalStartChunks = chunksOf(start.address);
if (config) request(config, start);
if (!start.isFramed) keepInstallOffer();
paint(start);
