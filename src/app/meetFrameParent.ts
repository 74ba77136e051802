import { connectParent } from '../bridge/connectParent.ts';
import { parentsOf } from '../domain/tenant/parentsOf.ts';
import type { RuntimeConfig } from './config.ts';
import type { Starting } from './createApp.ts';
import { type MetParent, meetParent } from './parentLink.ts';

export const meetFrameParent = (
  config: RuntimeConfig,
  start: Starting & { element: Element },
): Promise<MetParent> =>
  meetParent(connectParent({ allowedOrigins: parentsOf(config, start.tenant) }), {
    ...start,
    api: config.addresses.api,
  });
