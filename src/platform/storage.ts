/** What the browser keeps for one tenant. Never a token, a password or a card: only the customer's own work and choices. */
export type LocalStore = {
  read(key: string): string | null;
  /** Whether the browser keeps it beyond this page; if it doesn't, nothing older stands there either. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(beginning: string): string[];
};

/**
 * Local storage, or the tab's own, under a prefix of its own. A browser that refuses it (private windows, a full disk, a frame whose parent's
 * site blocks it) costs the memory of the next visit, never the visit itself.
 */
export const createLocalStore = (prefix: string, area: () => Storage = () => localStorage): LocalStore => {
  /** What the browser refused. */
  const memory = new Map<string, string>();
  const forget = (key: string): void => {
    memory.delete(key);
    try {
      area().removeItem(prefix + key);
    } catch {
      // gone from memory above
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
        forget(key);
        memory.set(key, value);
        return false;
      }
    },
    remove: forget,
    keys(beginning) {
      const inMemory = [...memory.keys()].filter((key) => key.startsWith(beginning));
      try {
        const kept = Object.keys(area()).filter((key) => key.startsWith(prefix + beginning));
        return [...kept.map((key) => key.slice(prefix.length)), ...inMemory];
      } catch {
        return inMemory;
      }
    },
  };
};
