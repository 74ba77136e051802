import type { PushAddress } from '../../domain/push/pushDevice.ts';

/** A service that delivers pushes to this browser. All reject when the browser or the service refuses. */
export type PushProvider = {
  /** The address of this browser; null when it has none, or one for another key. */
  current(): Promise<PushAddress | null>;
  /** Gets an address. The permission has been given. */
  subscribe(): Promise<PushAddress>;
  unsubscribe(): Promise<void>;
};
