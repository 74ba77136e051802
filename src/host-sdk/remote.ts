import type { Mount } from '../bridge/contract.ts';

export type { Mount, MountSettings, ParentMethods } from '../bridge/contract.ts';

/**
 * The module `./mount` of the federated remote `remote/remoteEntry.js`, as `loadRemote<PortalRemote>('portal/mount')` returns it.
 * Types only: nothing of it runs.
 */
export type PortalRemote = { readonly mount: Mount };
