import { partsOf, screenAt } from './screenAt.ts';

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

/** Whether a visitor may see the path, with its query. In an open portal all paths without personal data are allowed (specification §6). */
export const isForVisitors = (path: string, openPortal: boolean): boolean => {
  const audience = screenAt(path)?.route.audience ?? 'visitors';
  if (audience === 'nonce') return partsOf(path)[1].has('state');
  return audience === 'everyone' || (audience === 'visitors' && openPortal);
};
