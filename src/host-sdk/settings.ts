import type { Destination, ParentSettings } from '../bridge/contract.ts';
import type { PortalChanges, PortalOptions } from './options.ts';

export type Settings = {
  current(initial: Destination | null): ParentSettings;
  /** Returns the changed groups for the portal, each complete. */
  change(changes: PortalChanges): Partial<ParentSettings>;
};

export const createSettings = (options: PortalOptions): Settings => {
  let settings: ParentSettings = {
    context: options.context ?? {},
    theme: options.theme ?? {},
    navigation: { bar: options.navigation?.bar ?? [], logOut: options.navigation?.logOut },
    size: options.size ?? { mode: 'fixed' },
  };
  return {
    current: (initial) => ({
      ...settings,
      navigation: initial ? { ...settings.navigation, initial } : settings.navigation,
    }),
    change({ context, theme, navigation, size }) {
      const changed: Partial<ParentSettings> = {
        ...(context && { context: { ...settings.context, ...context } }),
        ...(theme && { theme: { ...settings.theme, ...theme } }),
        ...(navigation && { navigation }),
        ...(size && { size }),
      };
      settings = { ...settings, ...changed };
      return changed;
    },
  };
};
