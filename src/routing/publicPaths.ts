// The login loads this file before anything else. The other paths are in paths.ts, which comes with the shop.

/** The login; `next` is where it leads afterwards. */
export const loginPath = (next?: string): string =>
  next ? `/login?next=${encodeURIComponent(next)}` : '/login';

/** Where an account is made. */
export const signupPath = (): string => '/signup';

/** The user token of a link, and the path without it (specification §2: /home/{userToken}, /store/{userToken}). */
export const takeUserToken = (path: string): { token: string | null; path: string } => {
  const match = /^\/(home|store)\/([^/?#]+)\/?(.*)$/.exec(path);
  if (!match) return { token: null, path };
  const [, screen = '', token = '', rest = ''] = match;
  return { token: decodeURIComponent(token), path: `/${screen}${rest}` };
};

/** Screens that stand outside the session: a visitor sees them whatever the company's settings are. */
const PUBLIC = /^\/(login|signup|activate|about|contact|flyer|privacy|terms-and-conditions)(\/|\?|#|$)/;
const PRIVATE =
  /^\/(checkout|approvals|confirmation|favourites|account|account-settings|transaction|payments|payment-form|inventory_capture)(\/|\?|#|$)/;

/** Whether a visitor may see the path; an open portal lets visitors in wherever nothing is
 * anyone's own (specification §6). */
export const isForVisitors = (path: string, openPortal: boolean): boolean =>
  PUBLIC.test(path) || (openPortal && !PRIVATE.test(path));
