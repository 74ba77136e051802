import { splitAddress } from './splitAddress.ts';

// The login loads this file before anything else. The other paths are in paths.ts, which comes with the shop.

/** The login; `next` is where it leads afterwards. */
export const loginPath = (next?: string): string =>
  next ? `/login?next=${encodeURIComponent(next)}` : '/login';

export const signupPath = (): string => '/signup';

export const forgotPath = (): string => '/forgot';

/** Splits a user token off a path (specification §2: /home/{userToken}, /store/{userToken}). */
export const takeUserToken = (path: string): { token: string | null; path: string } => {
  const match = /^\/(home|store)\/([^/?#]+)\/?(.*)$/.exec(path);
  if (!match) return { token: null, path };
  const [, screen = '', token = '', rest = ''] = match;
  return { token: decodeURIComponent(token), path: `/${screen}${rest}` };
};

/** Set by the build from routing/routes.ts: the regular expressions of the paths of each audience. */
declare const EVERYONES_PATHS: string;
declare const CUSTOMERS_PATHS: string;
declare const NONCE_PATHS: string;

const everyones = new RegExp(EVERYONES_PATHS);
const customers = new RegExp(CUSTOMERS_PATHS);
const withNonce = new RegExp(NONCE_PATHS);

/** Whether a visitor may see the path, with its query. In an open portal all paths without personal data are allowed (rules: Visitors and customers). */
export const isForVisitors = (path: string, openPortal: boolean): boolean => {
  const { pathname, query } = splitAddress(path);
  if (withNonce.test(pathname)) return query.has('state');
  return everyones.test(pathname) || (openPortal && !customers.test(pathname));
};
