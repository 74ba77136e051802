import { STYLE_PLUGINS } from './nestAtRules.ts';
import type { DeviceTheme, StylePlugins } from './variables.ts';

export type Device = {
  /** px; what of the edges is covered. Default: the bottom as the browser says. */
  safeArea?: { top: number; right: number; bottom: number; left: number } | undefined;
  pointer?: 'fine' | 'coarse' | undefined;
  hover?: boolean | undefined;
  reducedMotion?: boolean | undefined;
};

const holds = (is: boolean) => (is ? 'all' : 'not all');

// A parent may know better than the browser what its customers point with.
const inputPlugins = ({ pointer, hover }: Device): StylePlugins => {
  if (pointer === undefined && hover === undefined) return STYLE_PLUGINS;
  const plugin: StylePlugins[number] = (element) => {
    if (element.type !== '@media') return;
    if (pointer !== undefined)
      element.value = element.value.replace(/\(pointer: ?(\w+)\)/, (_, kind) => holds(kind === pointer));
    if (hover !== undefined) element.value = element.value.replace(/\(hover: ?hover\)/, holds(hover));
  };
  // Styles of another input are other styles: their names have the plugin's in them.
  return [Object.defineProperty(plugin, 'name', { value: `input-${pointer}-${hover}` }), ...STYLE_PLUGINS];
};

/** Only embedded portals load it: alone, the browser knows the device. */
export const deviceTheme = (device: Device): DeviceTheme => {
  const sides = Object.entries(device.safeArea ?? {});
  return {
    variables: Object.fromEntries(sides.map(([side, px]) => [`--wp-safe-${side}`, `${px}px`])),
    isStill: device.reducedMotion || undefined,
    plugins: inputPlugins(device),
  };
};
