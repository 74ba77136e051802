import type { Parent, ParentSettings, PortalEvents } from '../../src/bridge/contract.ts';

type Command = Parameters<Parent['listen']>[0];

/** A parent app that gives no token, and keeps what the portal tells it; the hints for developers apart. */
export const aParent = (navigation: Partial<ParentSettings['navigation']> = {}) => {
  const told: { name: keyof PortalEvents; detail: unknown }[] = [];
  const hints: unknown[] = [];
  let commands: Command | undefined;
  const parent: Parent = {
    settings: { context: {}, theme: {}, navigation: { bar: [], ...navigation }, size: { mode: 'fixed' } },
    payments: null,
    linkFor: null,
    requestDisplayMode: null,
    getToken: async () => ({ ok: false, code: 'refused' }),
    send(name, detail) {
      const { hint, ...rest }: Record<string, unknown> = detail;
      told.push({ name, detail: rest });
      if (hint !== undefined) hints.push(hint);
    },
    listen: (handlers) => {
      commands = handlers;
      return () => undefined;
    },
  };
  return { parent, told, hints, commands: () => commands };
};
