/** What the browser keeps for one tenant. Never a token, a password or a card: only the customer's own work and choices. */
export type LocalStore = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(beginning: string): string[];
};

/**
 * Local storage, or the tab's own, under a prefix of its own. A browser that refuses it (private windows, a full disk, a frame whose parent's
 * site blocks it) costs the memory of the next visit, never the visit itself.
 */
export const createLocalStore = (prefix: string, area: () => Storage = () => localStorage): LocalStore => {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return area().getItem(prefix + key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      memory.set(key, value);
      try {
        area().setItem(prefix + key, value);
      } catch {
        // kept in memory above
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        area().removeItem(prefix + key);
      } catch {
        // gone from memory above
      }
    },
    keys(beginning) {
      const own = (key: string) => key.startsWith(prefix + beginning);
      try {
        return Object.keys(area())
          .filter(own)
          .map((key) => key.slice(prefix.length));
      } catch {
        return [...memory.keys()].filter((key) => key.startsWith(beginning));
      }
    },
  };
};
