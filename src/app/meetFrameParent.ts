import { connectParent } from '../bridge/connectParent.ts';
import type { CreateAppOptions } from './createApp.ts';
import { meetParent } from './parentLink.ts';
import { parentsOf } from './parentsOf.ts';

/** Meets the page that has the portal in a frame. */
export const meetFrameParent: NonNullable<CreateAppOptions['meetParent']> = (config, start) =>
  meetParent(connectParent({ allowedOrigins: parentsOf(config, start.tenant) }), {
    ...start,
    api: config.addresses.api,
  });
