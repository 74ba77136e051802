import type { StoreApi } from 'zustand/vanilla';
import type { Http } from '../api/calls.ts';
import type { ConfiguredUrls } from '../api/serviceUrls.ts';
import type { Parent } from '../bridge/contract.ts';
import type { Company } from '../domain/tenant/company.ts';
import type { Clock } from '../platform/clock.ts';
import type { ErrorReporter } from '../platform/errorReporter.ts';
import type { LocalStore } from '../platform/storage.ts';
import type { SessionState } from './access/sessionStore.ts';
import type { Appearance } from './appearance/appearanceStore.ts';

/** How people are told from programs; `siteKey`: Google's public key. Null: not at all. */
type CaptchaSettings = { kind: 'recaptcha'; siteKey: string } | { kind: 'altcha' } | null;

/**
 * `errorReporting`: URL for error reports; null disables them. `cloudStore`: where the documents of customers
 * are (`cloudStoreSchema.ts`); absent in the back office. `brandTerm`: the word in the names of the brand's
 * companies; "" without such a brand (rules: Price source).
 */
export type PortalSettings = {
  addresses: ConfiguredUrls;
  errorReporting: string | null;
  captcha: CaptchaSettings;
  cloudStore?: unknown;
  brandTerm: string;
  companyColours: Readonly<Record<string, string>>;
};

/**
 * One mounted portal: its company, its session, and the outside world as it sees it. Nothing in it is shared
 * with another portal on the same page. A use case takes the part of it that it needs. `ownsPage`: the page
 * is the portal's own, and only then does it have a main landmark, a title and an icon. `base`: the portal's
 * base URL or path; in a slot it is not the page's.
 */
export type PortalContext = {
  company: Company;
  settings: PortalSettings;
  parent: Parent | null;
  ownsPage: boolean;
  base: string;
  http: Http;
  clock: Clock;
  local: LocalStore;
  errors: ErrorReporter;
  session: StoreApi<SessionState>;
  appearance: StoreApi<Appearance>;
};
