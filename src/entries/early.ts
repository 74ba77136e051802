import { requestEarly } from '../api/earlyResponses.ts';
import { pagePath } from '../api/information/pageUrl.ts';
import { type CompanyLook, lookKey } from '../app/firstPaint/companyLook.ts';
import { lookOf } from '../app/firstPaint/lookOf.ts';
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

type InlineConfig = {
  companyApi: string;
  api: string;
  demoCompany?: string;
  previewHosts?: string[];
  companyColours?: Record<string, string> | null;
};

const readData = <Data>(id: string): Data | null => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
};

/** Set by the build: the files of each chunk, with those that it shares with others. */
const readChunkFiles = () => readData<Record<string, readonly string[]>>('portal-chunks') ?? {};

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

const postJson = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  requestEarly(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

type Start = ReturnType<typeof readStart>;

const readLastLook = (subdomain: string): CompanyLook | null => {
  try {
    return JSON.parse(readStored(lookKey(subdomain)) ?? 'null');
  } catch {
    return null;
  }
};

const absolute = (url: string) => new URL(url, window.location.origin).href.replace(/\/$/, '');

/** The look in the response of POST /company; null where that has none. */
const readLook = async (
  response: Promise<Response>,
  { companyApi, companyColours }: InlineConfig,
): Promise<CompanyLook | null> => {
  try {
    const { company } = await (await response).clone().json();
    return lookOf(company, {
      companyApi: absolute(companyApi),
      companyColours: companyColours ?? {},
    });
  } catch {
    return null;
  }
};

/** The login when it is certain that it comes, else the frame of a page. Returns what a look that comes later is given to. */
const paint = ({ subdomain, path, isFramed, isCustomer, language }: Start) => {
  // In a frame the portal has the look of its parent.
  const look = isFramed ? null : (readData<CompanyLook>('portal-look') ?? readLastLook(subdomain));
  const show = showFirstPaint({
    language,
    scheme: readStored(`portal.${subdomain}.scheme`),
    look,
    templateOf: (known) => {
      const isLogin = path.startsWith(loginPath()) || (known && !isForVisitors(path, known.openPortal));
      return isLogin && !isCustomer ? 'login' : 'page';
    },
  });
  return isFramed || look ? null : show;
};

/** Returns the request of the company, which a portal that is made ready doesn't send yet. */
const request = (
  config: InlineConfig,
  { hostname, subdomain, isFramed, isPrerendered, hasCookie, address, isCustomer, language }: Start,
): Promise<Response> | undefined => {
  const { origin } = window.location;
  const company = isPrerendered
    ? undefined
    : postJson(`${absolute(config.companyApi)}/company`, { subdomain, hostname });
  const route = screenAt(address)?.route;
  const page = route?.page;
  const groups = isCustomer || page ? ['shop', ...(route?.texts ?? [])] : [];
  for (const group of new Set(['entry', ...groups]))
    void requestEarly(`${origin}/locales/${language}/${group}.json?${LOCALES_VERSION}`);
  const headers = { 'x-company': subdomain, 'accept-language': language };
  if (hasCookie) void postJson(`${absolute(config.api)}/users/refresh`, {}, headers);
  if (page) void requestEarly(absolute(config.companyApi) + pagePath({ page, company: subdomain, language }));
  if (isCustomer || page)
    preloadChunks([...(isFramed ? ['parent'] : []), ...(globalThis.portalStartChunks ?? [])]);
  return company;
};

const config = readData<InlineConfig>('portal-config');
const start = readStart(config ?? {});
if (start.isPrerendered) globalThis.portalOpening = Promise.withResolvers();
globalThis.portalStartChunks = chunksOf(start.address);
const company = config ? request(config, start) : undefined;
if (!start.isFramed) keepInstallOffer();
const showLook = paint(start);
if (config && company && showLook) void readLook(company, config).then((look) => look && showLook(look));
