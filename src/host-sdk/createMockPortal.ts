import type { RouteTarget } from '../bridge/contract.ts';
import { createEmitter } from './emitter.ts';
import type {
  CommandAnswer,
  HostEvents,
  PortalChanges,
  PortalHandle,
  PortalOptions,
  PortalStatus,
} from './options.ts';

export type MockPortal = PortalHandle & {
  /** Stands for `createPortal`, also for that of `<OrderingPortal>` (`PortalCreator`): returns this portal, whose life starts again. */
  create(options: PortalOptions): PortalHandle;
  readonly created: readonly PortalOptions[];
  readonly navigated: readonly RouteTarget[];
  readonly updated: readonly PortalChanges[];
  readonly opened: boolean;
  readonly prerendered: boolean;
  readonly destroyed: boolean;
  readonly restarted: number;
  /** Plays an event of the portal; a status event changes `status` too, and one of a failure shows the parent's fallback. */
  emit<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void;
  /** Sets the result of the following commands; after `blocked` the portal may not be left. */
  answer(next: CommandAnswer): void;
};

const FAILURES: ReadonlySet<PortalStatus> = new Set(['failed', 'timeout', 'incompatible']);

// What the portal's events have changed; kept by `follow` until the emitter is cleared.
const createMockState = (status: PortalStatus) => {
  const emitter = createEmitter();
  const created: PortalOptions[] = [];
  const state: { status: PortalStatus; error: PortalHandle['error']; restarted: number } = {
    status,
    error: null,
    restarted: 0,
  };
  const retry = () => {
    state.restarted += 1;
    emitter.emit('status', 'loading');
  };
  const follow = () => {
    emitter.on('error', (next) => {
      state.error = next;
    });
    emitter.on('status', (next) => {
      state.status = next;
      if (!FAILURES.has(next)) return;
      created.at(-1)?.fallback?.(state.error ?? { code: next, hint: '' }, retry);
    });
  };
  follow();
  return { emitter, created, state, follow };
};

/** A portal for a parent's tests: it loads nothing, records what the parent does, and plays what a test emits. */
export const createMockPortal = (initial: PortalStatus = 'ready'): MockPortal => {
  const { emitter, created, state, follow } = createMockState(initial);
  const navigated: RouteTarget[] = [];
  const updated: PortalChanges[] = [];
  let opened = initial !== 'idle';
  let prerendered = false;
  let destroyed = false;
  let result: CommandAnswer = { ok: true, value: null };
  const portal: MockPortal = {
    get status() {
      return state.status;
    },
    get error() {
      return state.error;
    },
    get restarted() {
      return state.restarted;
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
    created,
    navigated,
    updated,
    on: emitter.on,
    emit: emitter.emit,
    create(options) {
      created.push(options);
      opened = options.start !== 'later';
      if (destroyed) follow();
      destroyed = false;
      return portal;
    },
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
      state.restarted += 1;
    },
    async destroy() {
      destroyed = true;
      emitter.clear();
    },
  };
  return portal;
};
