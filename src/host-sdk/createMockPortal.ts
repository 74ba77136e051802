import type { RouteTarget } from '../bridge/contract.ts';
import { createEmitter } from './emitter.ts';
import type { CommandAnswer, HostEvents, PortalChanges, PortalHandle, PortalStatus } from './options.ts';

/** A portal for a parent's own tests: nothing is loaded, and the test says what the portal would. */
export type MockPortal = PortalHandle & {
  /** Everything that the parent has asked, in order. */
  readonly navigated: readonly RouteTarget[];
  readonly updated: readonly PortalChanges[];
  readonly destroyed: boolean;
  /** Plays an event as if the portal had sent it; a status becomes the portal's own. */
  emit<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void;
  /** What the following commands are answered. */
  answer(next: CommandAnswer): void;
};

/** Stands in for `createPortal` in a parent's tests; it starts `ready` unless the test says otherwise. */
export const createMockPortal = (initial: PortalStatus = 'ready'): MockPortal => {
  const emitter = createEmitter();
  const navigated: RouteTarget[] = [];
  const updated: PortalChanges[] = [];
  let status = initial;
  let error: HostEvents['error'] | null = null;
  let destroyed = false;
  let reply: CommandAnswer = { ok: true, value: null };
  emitter.on('status', (next) => {
    status = next;
  });
  emitter.on('error', (next) => {
    error = next;
  });
  return {
    get status() {
      return status;
    },
    get error() {
      return error;
    },
    get destroyed() {
      return destroyed;
    },
    navigated,
    updated,
    on: emitter.on,
    emit: emitter.emit,
    answer(next) {
      reply = next;
    },
    async navigate(target) {
      navigated.push(target);
      return reply;
    },
    async update(changes) {
      updated.push(changes);
      return reply;
    },
    async destroy() {
      destroyed = true;
      emitter.clear();
    },
  };
};
