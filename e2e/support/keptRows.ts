import type { Frame, Page } from 'playwright/test';

/** What the browser keeps of the last visit to a tenant in IndexedDB, by the row's name. */
export const keptRows = (page: Page | Frame, tenant = 'demo'): Promise<Record<string, unknown>> =>
  page.evaluate(async (prefix) => {
    // Opening a database that isn't there would make an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal')) return {};
    const request = indexedDB.open('portal');
    const done = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await done(request);
    const store = database.transaction('rows').objectStore('rows');
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    database.close();
    const rows = keys.map((key, index): [string[], unknown] => [key as string[], values[index]]);
    return Object.fromEntries(
      rows.filter(([key]) => key[0] === prefix).map(([key, value]) => [String(key[1]), value]),
    );
  }, `portal.${tenant}.`);
