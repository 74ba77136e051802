import { connectParent } from '../bridge/connectParent.ts';
import type { RuntimeConfig } from './config.ts';
import type { Starting } from './createApp.ts';
import { type MetParent, meetParent } from './parentLink.ts';
import { parentsOf } from './parentsOf.ts';

/** Meets the page that has the portal in a frame. `connectMs`: how long it may take to answer. */
export const meetFrameParent = (
  config: RuntimeConfig,
  start: Starting & { element: Element },
  connectMs: number | undefined,
): Promise<MetParent> =>
  meetParent(connectParent({ allowedOrigins: parentsOf(config, start.tenant), connectMs }), {
    ...start,
    api: config.addresses.api,
  });
