import type { ParentMethods } from '../bridge/contract.ts';
import { failedAnswer, malformedAnswer } from './answers.ts';
import type { Host, HostServices } from './hostServices.ts';
import type { PortalHandle } from './options.ts';

/** Loads what only some parents use of a portal, when it is needed. */
export const createServiceLoader = (host: Omit<Host, 'openedAt'>) => {
  let openedAt = 0;
  // Null when their code can't be loaded.
  let services: Promise<HostServices | null> | undefined;

  const load = () => {
    services ??= import('./hostServices.ts').then(
      (code) => code.createHostServices({ ...host, openedAt: () => openedAt }),
      () => null,
    );
    return services;
  };

  return {
    begin() {
      openedAt = performance.now();
    },
    onHello: () => void services?.then((loaded) => loaded?.onHello()),
    onEvent: (async (event) =>
      (await load())?.onEvent(event) ?? malformedAnswer) satisfies ParentMethods['event'],
    handle: {
      on(name, handler) {
        if (name === 'vitals') void load().then((loaded) => loaded?.tellVitals());
        return host.emitter.on(name, handler);
      },
      mayLeave: async () => (await load())?.mayLeave() ?? failedAnswer,
    } satisfies Pick<PortalHandle, 'on' | 'mayLeave'>,
  };
};
