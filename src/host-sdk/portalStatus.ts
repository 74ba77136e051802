import type { Emitter } from './emitter.ts';
import type { PortalError, PortalStatus } from './options.ts';

export const createPortalStatus = (emitter: Emitter, first: PortalStatus) => {
  let current = first;
  let error: PortalError | null = null;
  let answering = Promise.withResolvers<void>();

  const tell = (reason: PortalError) => emitter.emit('error', reason);

  const set = (next: PortalStatus, reason?: PortalError) => {
    error = reason ?? null;
    if (reason) tell(reason);
    if (current === next) return;
    if (current === 'ready') answering = Promise.withResolvers();
    current = next;
    if (next === 'ready' || next === 'destroyed') answering.resolve();
    emitter.emit('status', next);
  };

  return {
    get current() {
      return current;
    },
    get error() {
      return error;
    },
    whenAnswering: () => answering.promise,
    tell,
    set,
    /** Without a session the portal answers calls, and says what to do. */
    endSession(reason: PortalError) {
      if (current !== 'ready') set('failed', reason);
      answering.resolve();
    },
  };
};
