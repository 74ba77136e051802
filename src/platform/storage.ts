/** Browser storage of one tenant. It never contains tokens, passwords or cards. */
export type LocalStore = {
  read(key: string): string | null;
  /** Returns whether the value is stored beyond this page. If not, an older value is removed. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(keyPrefix: string): string[];
  prefix: string;
};

/** When the browser refuses storage (private windows, a full disk), values stay in memory until the page is closed. */
export const createLocalStore = (prefix: string, area: () => Storage = () => localStorage): LocalStore => {
  const memory = new Map<string, string>();
  const remove = (key: string): void => {
    memory.delete(key);
    try {
      area().removeItem(prefix + key);
    } catch {
      // The value in memory is already deleted.
    }
  };
  return {
    read(key) {
      try {
        return area().getItem(prefix + key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      try {
        area().setItem(prefix + key, value);
        memory.delete(key);
        return true;
      } catch {
        remove(key);
        memory.set(key, value);
        return false;
      }
    },
    remove,
    prefix,
    keys(keyPrefix) {
      const inMemory = [...memory.keys()].filter((key) => key.startsWith(keyPrefix));
      try {
        const stored = Object.keys(area()).filter((key) => key.startsWith(prefix + keyPrefix));
        return [...stored.map((key) => key.slice(prefix.length)), ...inMemory];
      } catch {
        return inMemory;
      }
    },
  };
};
