import type { Answer, ConnectFailure, Parent, ParentMethods, PortalMethods } from './contract.ts';
import { createParentPort } from './parentPort.ts';

/**
 * Meets the parent of a portal in a slot: the same contract as over a frame, by direct calls. `methods` are what the parent
 * may call, from the first moment on.
 */
export const directParent = (
  host: ParentMethods,
  connectMs = 10_000,
): { methods: PortalMethods; met: Promise<Answer<Parent, ConnectFailure>> } => {
  const port = createParentPort();
  return { methods: port.methods, met: port.meet(host, connectMs) };
};
