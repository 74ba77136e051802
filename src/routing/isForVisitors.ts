import { splitAddress } from './splitAddress.ts';

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
