import type { RouteTarget } from '../bridge/contract.ts';
import { createEmitter } from './emitter.ts';
import type { CommandAnswer, HostEvents, PortalChanges, PortalHandle, PortalStatus } from './options.ts';

export type MockPortal = PortalHandle & {
  readonly navigated: readonly RouteTarget[];
  readonly updated: readonly PortalChanges[];
  readonly opened: boolean;
  readonly prerendered: boolean;
  readonly destroyed: boolean;
  readonly restarted: number;
  /** Plays an event of the portal; a status event changes `status` too. */
  emit<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void;
  /** Sets the result of the following commands; after `blocked` the portal may not be left. */
  answer(next: CommandAnswer): void;
};

export const createMockPortal = (initial: PortalStatus = 'ready'): MockPortal => {
  const emitter = createEmitter();
  const navigated: RouteTarget[] = [];
  const updated: PortalChanges[] = [];
  let status = initial;
  let error: HostEvents['error'] | null = null;
  let opened = initial !== 'idle';
  let prerendered = false;
  let destroyed = false;
  let restarted = 0;
  let result: CommandAnswer = { ok: true, value: null };
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
    get restarted() {
      return restarted;
    },
    get opened() {
      return opened;
    },
    get prerendered() {
      return prerendered;
    },
    get destroyed() {
      return destroyed;
    },
    navigated,
    updated,
    on: emitter.on,
    emit: emitter.emit,
    answer(next) {
      result = next;
    },
    open() {
      opened = true;
    },
    async prerender() {
      prerendered = true;
      return result;
    },
    async navigate(target) {
      opened = true;
      navigated.push(target);
      return result;
    },
    async update(changes) {
      updated.push(changes);
      return result;
    },
    async mayLeave() {
      if (result.ok) return { ok: true, mayLeave: true };
      return result.code === 'blocked' ? { ok: true, mayLeave: false } : result;
    },
    restart() {
      restarted += 1;
    },
    async destroy() {
      destroyed = true;
      emitter.clear();
    },
  };
};
