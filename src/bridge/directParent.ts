import type { Answer, ConnectFailure, Parent, ParentMethods, PortalMethods } from './contract.ts';
import { createParentPort } from './parentPort.ts';

/**
 * Connects a portal in a slot to its parent by direct calls, with the same contract as over a frame. The parent may call
 * `methods` at once.
 */
export const directParent = (
  host: ParentMethods,
  connectMs = 10_000,
): { methods: PortalMethods; connected: Promise<Answer<Parent, ConnectFailure>> } => {
  const port = createParentPort();
  return { methods: port.methods, connected: port.connect(host, connectMs) };
};
