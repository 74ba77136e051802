import type { Answer, ConnectFailure, Parent, ParentMethods, PortalMethods } from './contract.ts';
import { createParentPort } from './parentPort.ts';

const CONNECT_MS = 10_000;

/** The same contract as in a frame, with direct calls. The parent may call `methods` at once. `connect` says hello. */
export const directParent = (
  host: ParentMethods,
): { methods: PortalMethods; connect(ms?: number): Promise<Answer<Parent, ConnectFailure>> } => {
  const port = createParentPort();
  return { methods: port.methods, connect: (ms = CONNECT_MS) => port.connect(host, ms) };
};
