// The login loads this file before anything else. The other paths are in paths.ts, which comes with the shop.

export const loginPath = (next?: string): string =>
  next ? `/login?next=${encodeURIComponent(next)}` : '/login';

export const signupPath = (): string => '/signup';

export const forgotPath = (): string => '/forgot';

/** Splits a user token off a path: /home/{userToken}, /store/{userToken}. */
export const takeUserToken = (path: string): { token: string | null; path: string } => {
  const match = /^\/(home|store)\/([^/?#]+)\/?(.*)$/.exec(path);
  if (!match) return { token: null, path };
  const [, screen = '', token = '', rest = ''] = match;
  return { token: decodeURIComponent(token), path: `/${screen}${rest}` };
};
