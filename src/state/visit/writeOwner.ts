import { buildVersion } from '../../platform/buildVersion.ts';
import { changeVisit, isSameOwner, OWNER, readOwner, type VisitOwner } from '../access/lastVisit.ts';

/** Keeps the customer for the next visit. What was kept for another customer, other terms or another version is removed. */
export const writeOwner = (tenant: string, owner: VisitOwner): Promise<void> =>
  changeVisit(tenant, async (rows) => {
    const before = await readOwner(rows);
    if (!before || !isSameOwner(before, owner)) rows.removeAll();
    rows.write(OWNER, { ...owner, version: buildVersion() });
  });
