import type { DisplayMode, ParentMethods, Welcome } from '../bridge/contract.ts';
import type { UsualEvent } from '../bridge/guards.ts';
import type { Emitter } from './emitter.ts';
import type { PortalError, PortalOptions } from './options.ts';

// What a portal is that couldn't be opened.
export type FailedStatus = 'failed' | 'timeout' | 'incompatible';

export type ConnectionOptions = {
  options: PortalOptions;
  container: HTMLElement;
  emitter: Emitter;
  callMs: number;
  /** The portal is made ready only: it says hello, and goes on when the parent opens it. */
  isPrerendered: boolean;
  opened: Promise<void>;
  onHello(): void;
  onDisplayMode(displayMode: DisplayMode): Promise<unknown>;
  welcome(): Promise<Pick<Welcome, 'settings' | 'paymentReturn'>>;
  /** The portal starts to load; `isReload` after it was connected before, because frames can reload by themselves. */
  onLoading(isReload: boolean): void;
  onEvent(event: UsualEvent): void;
  /** One whose code is loaded when it comes, or nonsense. */
  onOtherEvent: ParentMethods['event'];
  /** `status`: `failed` by default. */
  onFailure(error: PortalError, status: FailedStatus): void;
};
