import type { HostEvents } from './options.ts';

type Handlers = { [Name in keyof HostEvents]: Set<(detail: HostEvents[Name]) => void> };

/** A handler's error is reported as the parent's own, and the other handlers still run. */
export type Emitter = {
  on<Name extends keyof HostEvents>(name: Name, handler: (detail: HostEvents[Name]) => void): () => void;
  emit<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void;
  clear(): void;
};

export const createEmitter = (): Emitter => {
  const handlers: Handlers = {
    status: new Set(),
    navigation: new Set(),
    analytics: new Set(),
    cart: new Set(),
    session: new Set(),
    error: new Set(),
    message: new Set(),
  };
  return {
    on(name, handler) {
      handlers[name].add(handler);
      return () => {
        handlers[name].delete(handler);
      };
    },
    emit(name, detail) {
      for (const handler of [...handlers[name]]) {
        try {
          handler(detail);
        } catch (error) {
          reportError(error);
        }
      }
    },
    clear() {
      for (const handlerSet of Object.values(handlers)) handlerSet.clear();
    },
  };
};
