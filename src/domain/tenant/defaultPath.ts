import { type HomeMode, isHomeActive } from './homeMode.ts';

export type DefaultPathInput = {
  isOpenPortal: boolean;
  hasUserToken: boolean;
  isLoggedIn: boolean;
  homeMode: HomeMode;
};

/** Unknown paths redirect to it (rules: Addresses of pages). */
export function defaultPath({ isOpenPortal, hasUserToken, isLoggedIn, homeMode }: DefaultPathInput): string {
  if ((isOpenPortal || hasUserToken) && isHomeActive(homeMode)) return '/home';
  return isLoggedIn || isOpenPortal ? '/store' : '/login';
}
