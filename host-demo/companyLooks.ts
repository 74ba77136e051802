import * as v from 'valibot';
import { companyResponse } from '../src/api/tenant/schema.ts';
import type { CompanyLook } from '../src/app/firstPaint/companyLook.ts';
import { lookOf } from '../src/app/firstPaint/lookOf.ts';
import { tenantOf } from '../src/domain/tenant/tenantOf.ts';

/** A new name or colour is in the page a minute later. */
const KEPT_MS = 60_000;
/** Companies whose looks are kept, 1 KB each. */
const KEPT_LOOKS = 500;
/** How long the back end may take to read a company. */
const READ_MS = 10_000;
/** A usual answer takes 10 ms; the page isn't held up for a slower one. */
const WAIT_MS = 100;

/** Stands for the portal's own origin, which a server behind a proxy doesn't know. */
const OWN_ORIGIN = 'http://portal.invalid';

export type LookOptions = {
  /** Absolute, as this server reaches it. */
  companyApi: () => string;
  /** Its path on the portal's own origin, for addresses of logos. */
  companyPath: string;
  hosts: Parameters<typeof tenantOf>[1];
};

type Known = { at: number; look: Promise<CompanyLook | null> };

/**
 * The looks of the companies behind a portal's server, which it writes into their pages (`withLook`). A look is kept by its whole host name,
 * so that no company gets the one of another.
 */
export const createCompanyLooks = ({ companyApi, companyPath, hosts }: LookOptions) => {
  const known = new Map<string, Known>();

  const read = async (hostname: string): Promise<CompanyLook | null> => {
    const response = await fetch(`${companyApi()}/company`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subdomain: tenantOf(hostname, hosts), hostname }),
      signal: AbortSignal.timeout(READ_MS),
    });
    const { company } = v.parse(companyResponse, await response.json());
    const look = lookOf(company, { companyApi: OWN_ORIGIN + companyPath });
    const { logo, style } = look;
    // The browser may know its colours from the last visit.
    if (!style) return null;
    return { ...look, logo: logo.startsWith(`${OWN_ORIGIN}/`) ? logo.slice(OWN_ORIGIN.length) : logo };
  };

  const start = (hostname: string): Promise<CompanyLook | null> => {
    const look = read(hostname).catch(() => {
      known.delete(hostname);
      return null;
    });
    known.delete(hostname);
    known.set(hostname, { at: Date.now(), look });
    const [oldest] = known.keys();
    if (known.size > KEPT_LOOKS && oldest !== undefined) known.delete(oldest);
    return look;
  };

  /** Null for an unknown company, and for one that can't be read in time. */
  const lookAt = (hostname: string): Promise<CompanyLook | null> => {
    const found = known.get(hostname);
    const look = found && Date.now() - found.at < KEPT_MS ? found.look : start(hostname);
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), WAIT_MS);
    return Promise.race([look, late]).finally(() => clearTimeout(timer));
  };
  return { lookAt };
};
