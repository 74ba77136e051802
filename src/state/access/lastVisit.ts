import type { QueryKey } from '@tanstack/react-query';
import { type Customer, hasSameTerms, isSameCustomer } from '../../domain/access/customer.ts';
import { buildVersion } from '../../platform/buildVersion.ts';
import { inDatabase, type Rows } from '../../platform/database.ts';
import { delay } from '../../platform/delay.ts';

/** An answer of the back office. `updatedAt`: ms since 1970. */
export type RememberedQuery = { queryKey: QueryKey; data: unknown; updatedAt: number };

export type VisitOwner = { customer: Customer; hidesPrices: boolean };

/**
 * What the browser keeps of a customer's last visit to a tenant, so that the next one shows it at once
 * (docs/decisions/021-the-last-visit.md). Never tokens.
 */
export type LastVisit = VisitOwner & { queries: RememberedQuery[] };

export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
const READ_TIMEOUT_MS = 1_000;
export const OWNER = 'owner';

type OwnerRow = VisitOwner & { version: string };

const isOwner = (row: unknown): row is OwnerRow =>
  typeof row === 'object' && row !== null && 'version' in row && row.version === buildVersion();

export const readOwner = async (rows: Rows): Promise<OwnerRow | null> => {
  const row = await rows.read(OWNER);
  return isOwner(row) ? row : null;
};

const isRememberedQuery = (row: unknown): row is RememberedQuery =>
  typeof row === 'object' && row !== null && 'queryKey' in row;

export const isSameOwner = (one: VisitOwner, other: VisitOwner): boolean =>
  isSameCustomer(one.customer, other.customer) &&
  hasSameTerms(one.customer, other.customer) &&
  one.hidesPrices === other.hidesPrices;

/** Null when nothing is kept, another version of the portal kept it, or the browser refuses. `tenant`: its storage prefix. */
export const readLastVisit = (tenant: string): Promise<LastVisit | null> => {
  const reading = inDatabase(tenant, 'readonly', async (rows) => {
    const all = await rows.readAll();
    const owner = all.find(isOwner);
    return owner ? { ...owner, queries: all.filter(isRememberedQuery) } : null;
  });
  return Promise.race([reading.catch(() => null), delay(READ_TIMEOUT_MS).then(() => null)]);
};

/** A visit is kept where the browser lets it; nothing depends on that. */
export const changeVisit = (tenant: string, make: (rows: Rows) => void | Promise<void>): Promise<void> =>
  inDatabase(tenant, 'readwrite', make).catch(() => undefined);

export const forgetLastVisit = (tenant: string): Promise<void> =>
  changeVisit(tenant, (rows) => rows.removeAll());
