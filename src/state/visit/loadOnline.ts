import { isWithoutNetwork, whenOnline } from '../../platform/connectivity.ts';

/**
 * Loads code; what can't be loaded without a network is loaded once there is one, and other failures are passed on. For a part whose place
 * may be empty meanwhile, so that the network's loss doesn't replace a form by an error page.
 */
export const loadOnline = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch((error: unknown) => {
    if (!isWithoutNetwork()) throw error;
    return whenOnline().then(load);
  });
