// The login loads this file before anything else. The other paths are in paths.ts, which comes with the shop.

/** The login; `next` is where it leads afterwards. */
export const loginPath = (next?: string): string =>
  next ? `/login?next=${encodeURIComponent(next)}` : '/login';

export const signupPath = (): string => '/signup';

export const forgotPath = (): string => '/forgot';

/** Splits a user token off a path (rules: Addresses of pages). */
export const takeUserToken = (path: string): { token: string | null; path: string } => {
  const match = /^\/(home|store)\/([^/?#]+)\/?(.*)$/.exec(path);
  if (!match) return { token: null, path };
  const [, screen = '', token = '', rest = ''] = match;
  return { token: decodeURIComponent(token), path: `/${screen}${rest}` };
};

/** Screens that visitors can see whatever the company's settings are. */
const PUBLIC =
  /^\/(login|signup|activate|forgot|about|contact|flyer|privacy|terms-and-conditions|payment-form)(\/|\?|#|$)/;
const PRIVATE =
  /^\/(checkout|approvals|confirmation|favourites|account|account-settings|transaction|payments|inventory_capture)(\/|\?|#|$)/;

/** A bank's page leads back here, maybe after the login is lost: the nonce `state` shows one payment's result. */
const PAYMENT_RESULT = /^\/(payments\/payu-check|(checkout|account)\/[^/?#]+)\/?\?([^#]*&)?state=/;

/**
 * Whether a visitor may see the path, with its query. In an open portal all paths without personal data are allowed
 * (rules: Visitors and customers).
 */
export const isForVisitors = (path: string, openPortal: boolean): boolean =>
  PUBLIC.test(path) || PAYMENT_RESULT.test(path) || (openPortal && !PRIVATE.test(path));
