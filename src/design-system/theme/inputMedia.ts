import type { IStyleSheetManager } from 'styled-components';

export type Input = { pointer?: 'fine' | 'coarse' | undefined; hover?: boolean | undefined };

type StylePlugins = NonNullable<IStyleSheetManager['stylisPlugins']>;

const holds = (is: boolean) => (is ? 'all' : 'not all');

// A parent may know better than the browser what its customers point with.
export const inputMedia = ({ pointer, hover }: Input): StylePlugins => {
  if (pointer === undefined && hover === undefined) return [];
  const plugin: StylePlugins[number] = (element) => {
    if (element.type !== '@media') return;
    if (pointer !== undefined)
      element.value = element.value.replace(/\(pointer: ?(\w+)\)/, (_, kind) => holds(kind === pointer));
    if (hover !== undefined) element.value = element.value.replace(/\(hover: ?hover\)/, holds(hover));
  };
  // Styles of another input are other styles: their names have the plugin's in them.
  return [Object.defineProperty(plugin, 'name', { value: `input-${pointer}-${hover}` })];
};
