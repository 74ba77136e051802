import { createLocalStore } from '../../platform/storage.ts';
import { forgetLastVisit } from '../../state/access/lastVisit.ts';

/** Removes all that a tenant's portal has stored in this page's browser storage; resolves when it is gone, and where there is none. */
export const forgetStored = async (tenant: string): Promise<void> => {
  const prefix = `portal.${tenant}.`;
  for (const area of [() => localStorage, () => sessionStorage]) {
    const store = createLocalStore(prefix, area);
    for (const key of store.keys('')) store.remove(key);
  }
  await forgetLastVisit(prefix);
};
