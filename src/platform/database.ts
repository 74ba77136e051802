import { createStore, promisifyRequest } from 'idb-keyval';

export type Rows = {
  read(name: string): Promise<unknown>;
  readAll(): Promise<unknown[]>;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  removeAll(): void;
};

/** Opened with the first transaction. The first part of a key is the tenant, the second the row's name. */
const transact = createStore('portal', 'rows');

/**
 * Reads or changes a tenant's rows in the browser's IndexedDB: everything that `use` does is stored together, or nothing of it. `use` may
 * wait for reads only. Rejects where the browser refuses to store anything, and when the disk is full.
 */
export const inDatabase = async <Result>(
  tenant: string,
  mode: 'readonly' | 'readwrite',
  use: (rows: Rows) => Result | Promise<Result>,
): Promise<Result> =>
  transact(mode, async (store) => {
    const stored = promisifyRequest(store.transaction);
    // An array sorts behind every name.
    const all = () => IDBKeyRange.bound([tenant], [tenant, []]);
    const result = await use({
      read: (name) => promisifyRequest(store.get([tenant, name])),
      readAll: () => promisifyRequest(store.getAll(all())),
      write: (name, value) => void store.put(value, [tenant, name]),
      remove: (name) => void store.delete([tenant, name]),
      removeAll: () => void store.delete(all()),
    });
    await stored;
    return result;
  });
