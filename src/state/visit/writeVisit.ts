import { buildVersion } from '../../platform/buildVersion.ts';
import {
  changeVisit,
  isSameOwner,
  OWNER,
  type RememberedQuery,
  readOwner,
  type VisitOwner,
} from '../access/lastVisit.ts';

/** Keeps the customer for the next visit. What was kept for another customer, other terms or another version is removed. */
export const writeOwner = (tenant: string, owner: VisitOwner): Promise<void> =>
  changeVisit(tenant, async (rows) => {
    const before = await readOwner(rows);
    if (!before || !isSameOwner(before, owner)) rows.removeAll();
    rows.write(OWNER, { ...owner, version: buildVersion() });
  });

/** Stores and removes answers by their names, unless another customer has taken the owner's place meanwhile. */
export const writeQueries = (
  tenant: string,
  owner: VisitOwner,
  { kept, removed }: { kept: ReadonlyMap<string, RememberedQuery>; removed: readonly string[] },
): Promise<void> =>
  changeVisit(tenant, async (rows) => {
    const current = await readOwner(rows);
    if (!current || !isSameOwner(current, owner)) return;
    for (const [name, query] of kept) rows.write(name, query);
    for (const name of removed) rows.remove(name);
  });
