import type { Parent, ParentSettings, PortalEvents } from '../../src/bridge/contract.ts';

type Command = Parameters<Parent['listen']>[0];

/** A parent app that gives no token, and keeps what the portal tells it. `send`: plays a command of the parent. */
export const aParent = (navigation: Partial<ParentSettings['navigation']> = {}) => {
  const told: { name: keyof PortalEvents; detail: unknown }[] = [];
  let commands: Command | undefined;
  const parent: Parent = {
    settings: { context: {}, theme: {}, navigation: { bar: [], ...navigation }, size: { mode: 'fixed' } },
    payments: null,
    getToken: async () => ({ ok: false, code: 'refused' }),
    send: (name, detail) => void told.push({ name, detail }),
    listen: (handlers) => {
      commands = handlers;
      return () => undefined;
    },
  };
  return { parent, told, commands: () => commands };
};
