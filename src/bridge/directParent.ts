import type { Answer, ConnectFailure, Parent, ParentMethods, PortalMethods } from './contract.ts';
import { createParentPort } from './parentPort.ts';

/** The same contract as in a frame, with direct calls. The parent may call `methods` at once. */
export const directParent = (
  host: ParentMethods,
  connectMs = 10_000,
): { methods: PortalMethods; connected: Promise<Answer<Parent, ConnectFailure>> } => {
  const port = createParentPort();
  return { methods: port.methods, connected: port.connect(host, connectMs) };
};
