import type { StoreApi } from 'zustand/vanilla';
import type { Http } from '../api/calls.ts';
import { createLazyHttp } from '../api/lazyHttp.ts';
import type { ServiceUrls } from '../api/serviceUrls.ts';
import type { Parent } from '../bridge/contract.ts';
import type { Company } from '../domain/tenant/company.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { createErrorReporter, type ErrorReporter } from '../platform/errorReporter.ts';
import type { LocalStore } from '../platform/storage.ts';
import { createSessionStore, type SessionState } from './session/sessionStore.ts';

/** What the configuration settles before anything runs. */
export type PortalSettings = {
  addresses: ServiceUrls;
  /** Where unexpected errors are posted; null posts none. */
  errorReporting: string | null;
  /** Public key of the reCAPTCHA that guards the login; null asks for none. */
  recaptchaSiteKey: string | null;
};

/**
 * One mounted portal: its company, its session, and the outside world as it sees it. Nothing in it is shared with another
 * portal on the same page.
 */
export type Portal = {
  company: Company;
  settings: PortalSettings;
  parent: Parent | null;
  /** Whether the page is the portal's own: only then has it a main landmark, a title, an icon. */
  ownsPage: boolean;
  /** Where the portal's own address begins, absolute or within the page's; in a slot it isn't the page's. */
  base: string;
  http: Http;
  clock: Clock;
  local: LocalStore;
  errors: ErrorReporter;
  session: StoreApi<SessionState>;
};

export type PortalOptions = {
  ownsPage: boolean;
  local: LocalStore;
  company: Company;
  settings: PortalSettings;
  parent: Parent | null;
  clock?: Clock;
  base?: string;
};

export const createPortalState = ({
  company,
  settings,
  parent,
  local,
  ownsPage,
  clock = systemClock,
  base = '/',
}: PortalOptions): Portal => {
  const session = createSessionStore();
  const errors = createErrorReporter(settings.errorReporting, company.alias);
  const portal = { company, settings, parent, ownsPage, base, clock, local, errors, session };
  const connect = async () =>
    (await import(/* webpackChunkName: "calls" */ './session/connectHttp.ts')).connectHttp(portal);
  return { ...portal, http: createLazyHttp(settings.addresses, connect) };
};
