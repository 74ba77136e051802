import { askOpener } from '../../bridge/handOver.ts';
import { parentsOf } from '../../domain/tenant/parentsOf.ts';
import type { RuntimeConfig } from './config.ts';

/** The token for a page that an embedded portal has opened in a new tab: from a frame of the portal's own origin, or from a parent's slot. */
export const takeHandOver = (config: RuntimeConfig, tenant: string): Promise<string | null> =>
  askOpener([window.location.origin, ...parentsOf(config, tenant)]);
