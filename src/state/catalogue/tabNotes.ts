import type { PortalContext } from '../portal.ts';

type Local = PortalContext['local'];
type Tab = 'deals' | 'bundles';

const keyOf = (tab: Tab) => `has-${tab}`;

export const noteTab = (local: Local, tab: Tab, isOffered: boolean): void => {
  local.write(keyOf(tab), isOffered ? '1' : '0');
};

export const notedTab = (local: Local, tab: Tab): boolean | null => {
  const note = local.read(keyOf(tab));
  return note === null ? null : note === '1';
};
