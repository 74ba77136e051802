import { type HomeMode, isHomeActive } from './homeMode.ts';

export type LandingFacts = {
  isOpenPortal: boolean;
  hasUserToken: boolean;
  isLoggedIn: boolean;
  homeMode: HomeMode;
};

/** Where an unknown path leads (rules: Addresses of pages and hosts). */
export function landing({ isOpenPortal, hasUserToken, isLoggedIn, homeMode }: LandingFacts): string {
  if ((isOpenPortal || hasUserToken) && isHomeActive(homeMode)) return '/home';
  return isLoggedIn || isOpenPortal ? '/store' : '/login';
}
