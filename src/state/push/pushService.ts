import type { StoreApi } from 'zustand/vanilla';

export type PushState = {
  /** Whether this customer gets pushes on this device. */
  isOn: boolean;
  isBusy: boolean;
  /** The last change couldn't be made. */
  isFailed: boolean;
  /** When the customer last said "Not now", ms since the epoch. */
  postponedAt: number | null;
};

/** The pushes of one customer on this device (docs/decisions/036-push.md). Nothing of it rejects: errors are logged (specification §8). */
export type PushService = {
  state: StoreApi<PushState>;
  /** Asks the browser for permission, so a press has to call it, and registers the device. */
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
  /** Registers the device again when its address or its session has changed, or a day has passed. */
  renew(): Promise<void>;
  /** "Not now". */
  postpone(): void;
};
