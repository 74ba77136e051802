import { explain } from './loadFailureCode.ts';
import type { BridgeMessage, HostEvents } from './options.ts';

type Handlers = { [Name in keyof HostEvents]?: Set<(detail: HostEvents[Name]) => void> };

/** A handler's error is reported as the parent's own, and the other handlers still run. */
export type Emitter = {
  on<Name extends keyof HostEvents>(name: Name, handler: (detail: HostEvents[Name]) => void): () => void;
  emit<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void;
  log(direction: BridgeMessage['direction'], name: string, detail: unknown): void;
  clear(): void;
};

export const createEmitter = (): Emitter => {
  let handlers: Handlers = {};
  const emitter: Emitter = {
    on(name, handler) {
      explain('on', name);
      const own = handlers[name] ?? new Set();
      own.add(handler);
      handlers = { ...handlers, [name]: own };
      return () => {
        own.delete(handler);
      };
    },
    emit(name, detail) {
      for (const handler of [...(handlers[name] ?? [])]) {
        try {
          handler(detail);
        } catch (error) {
          reportError(error);
        }
      }
    },
    log: (direction, name, detail) => emitter.emit('message', { direction, name, detail }),
    clear() {
      handlers = {};
    },
  };
  return emitter;
};
