import type { Starting } from './createApp.ts';
import { preloadChunks } from './preloadChunks.ts';

/** Where a parent's portal begins, unless the parent says otherwise later. */
const FIRST_SCREEN = '/store';

/** Resolves when all is loaded that a portal needs before its parent opens it. */
export const whenShellIsReady = ({ texts }: Pick<Starting, 'texts'>) =>
  Promise.all([texts, preloadChunks(FIRST_SCREEN)]);
