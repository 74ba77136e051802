import {
  changeVisit,
  isSameOwner,
  type RememberedQuery,
  readOwner,
  type VisitOwner,
} from '../access/lastVisit.ts';

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
