import type { Destination, ParentSettings } from '../bridge/contract.ts';
import type { PortalChanges, PortalOptions } from './options.ts';

/** What the parent has said about how the portal should be, from the beginning and since. */
export type Settings = {
  now(initial: Destination | null): ParentSettings;
  /** Takes changes over and gives back what the portal has to be told: each group as a whole. */
  change(changes: PortalChanges): Partial<ParentSettings>;
};

export const createSettings = (options: PortalOptions): Settings => {
  let current: ParentSettings = {
    context: options.context ?? {},
    theme: options.theme ?? {},
    navigation: { bar: options.navigation?.bar ?? [] },
    size: options.size ?? { mode: 'fixed' },
  };
  return {
    now: (initial) => ({
      ...current,
      navigation: initial ? { ...current.navigation, initial } : current.navigation,
    }),
    change({ context, theme, navigation, size }) {
      const told: Partial<ParentSettings> = {
        ...(context && { context: { ...current.context, ...context } }),
        ...(theme && { theme: { ...current.theme, ...theme } }),
        ...(navigation && { navigation }),
        ...(size && { size }),
      };
      current = { ...current, ...told };
      return told;
    },
  };
};
