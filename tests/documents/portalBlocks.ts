import { blocksChecked } from './checkedBlocks.ts';
import { blockText } from './readBlocks.ts';

const SCRIPT = /<script type="module">\n([\s\S]*?)<\/script>/;

/** What a block takes from the app that it stands for. */
const OF_THE_APP = `declare const showBadge: (count: number, total: string) => void;
declare const showBell: (unread: number) => void;
`;

/** A block that opens a portal: its module, the file name for its language, and the page around it. */
type PortalBlock = { name: string; fileName: string; code: string; page: string };

const portalBlock = (name: string, at: number): PortalBlock => {
  const text = blockText(name);
  const [, language = ''] = /\((\w+)\)/.exec(name) ?? [];
  const [, script] = SCRIPT.exec(text) ?? [];
  if (script !== undefined)
    return { name, fileName: `block${at}.js`, code: script, page: text.replace(SCRIPT, '') };
  return { name, fileName: `block${at}.${language}`, code: text, page: '<main id="ordering"></main>' };
};

export const portalBlocks = (): PortalBlock[] => blocksChecked('portal').map(portalBlock);

/** The module with the declarations that it needs, for its types. */
export const typedModule = ({ fileName, code }: PortalBlock): string =>
  fileName.endsWith('.js') ? code : OF_THE_APP + code;
