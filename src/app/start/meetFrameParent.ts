import { connectParent } from '../../bridge/connectParent.ts';
import { LONGEST_MS } from '../../bridge/withTimeout.ts';
import { parentsOf } from '../../domain/tenant/parentsOf.ts';
import { type MetParent, meetParent } from '../embedding/parentLink.ts';
import type { RuntimeConfig } from './config.ts';
import type { Starting } from './createApp.ts';
import { whenShellIsReady } from './whenShellIsReady.ts';

/** Meets the page that has the portal in a frame; one that is made ready before the customer asks says hello when it is ready. */
export const meetFrameParent = async (
  config: RuntimeConfig,
  start: Starting & { element: HTMLElement },
): Promise<MetParent> => {
  const open = globalThis.portalOpening?.resolve;
  if (open) await whenShellIsReady(start.texts);
  const connectMs = open ? LONGEST_MS : undefined;
  const connecting = connectParent({ allowedOrigins: parentsOf(config, start.tenant), connectMs });
  if (open) void connecting.then(({ ok }) => ok && open());
  return meetParent(connecting, { ...start, api: config.addresses.api });
};
