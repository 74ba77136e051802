import type { StoreApi } from 'zustand/vanilla';

export type PushState = {
  isOn: boolean;
  isBusy: boolean;
  isFailed: boolean;
};

/**
 * The pushes of one customer on this device (docs/decisions/036-push.md). Nothing of it rejects: errors are logged
 * (rules: Notifications).
 */
export type PushService = {
  state: StoreApi<PushState>;
  /** Registers the device. The browser's permission has been given. */
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
  /** Registers the device again when its address or its session has changed, or a day has passed. */
  renew(): Promise<void>;
};
