import type { Destination, ParentSettings } from '../bridge/contract.ts';
import { isUsualSettings } from '../bridge/settingsGuards.ts';
import type { InvalidSetting, PortalChanges, PortalOptions } from './options.ts';

export type Settings = {
  initial(): Destination | undefined;
  size(): ParentSettings['size'];
  /** The SDK shows the portal over the whole page. */
  isCovering(): boolean;
  /** Resolves when every setting so far has been checked. `initial`: the first screen, as it is then. */
  current(initial: () => Destination | undefined): Promise<ParentSettings>;
  /** Resolves with the changed groups for the portal, each complete. */
  change(changes: PortalChanges): Promise<Partial<ParentSettings>>;
};

type Listeners = {
  onInvalid(invalid: InvalidSetting): void;
  /** Some are known only now. */
  onChecked(): void;
};

type Groups = Pick<PortalOptions, 'context' | 'theme' | 'navigation' | 'size'>;

// The options that the portal is told; the others are the SDK's.
const groupsOf = ({ context, theme, navigation, size }: Groups) => ({
  context,
  theme,
  navigation: navigation && {
    bar: navigation.bar ?? [],
    logOut: navigation.logOut,
    initial: navigation.initial,
  },
  size,
});

/**
 * The settings that the portal is told. One that can't be used as it is given is made usable, or is left out and told; the code for that
 * is loaded only then.
 */
export const createSettings = (options: PortalOptions, { onInvalid, onChecked }: Listeners): Settings => {
  let settings: ParentSettings = {
    context: {},
    theme: {},
    navigation: { bar: [] },
    size: { mode: 'fixed' },
  };
  let checking: Promise<unknown> | null = null;

  const apply = ({ context, theme, navigation, size }: Partial<ParentSettings>): Partial<ParentSettings> => {
    const { initial } = settings.navigation;
    const changed: Partial<ParentSettings> = {
      ...(context && { context: { ...settings.context, ...context } }),
      ...(theme && { theme: { ...settings.theme, ...theme } }),
      ...(navigation && { navigation: { ...navigation, initial: navigation.initial ?? initial } }),
      ...(size && { size }),
    };
    settings = { ...settings, ...changed };
    return changed;
  };

  const change = async (changes: Groups): Promise<Partial<ParentSettings>> => {
    const groups = groupsOf(changes);
    if (!checking && isUsualSettings(groups)) return apply(groups);
    const before = checking;
    const checkNow = async () => {
      const { checkSettings } = await import('./checkSettings.ts');
      await before;
      const changed = apply(checkSettings(groups, onInvalid));
      onChecked();
      return changed;
    };
    const changed = checkNow();
    checking = changed;
    return changed;
  };

  void change(options);
  return {
    initial: () => settings.navigation.initial,
    size: () => settings.size,
    isCovering: () => options.fullscreen === true && settings.context.displayMode === 'fullscreen',
    async current(initial) {
      await checking;
      return { ...settings, navigation: { ...settings.navigation, initial: initial() } };
    },
    change,
  };
};
