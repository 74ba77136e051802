import { connectParent } from '../bridge/connectParent.ts';
import type { RuntimeConfig } from './config.ts';
import { type MetParent, meetParent } from './parentLink.ts';
import { parentsOf } from './parentsOf.ts';

/** Meets the page that has the portal in a frame. */
export const meetFrameParent = (config: RuntimeConfig, tenant: string): Promise<MetParent> =>
  meetParent(connectParent({ allowedOrigins: parentsOf(config, tenant) }), config.addresses.api, tenant);
