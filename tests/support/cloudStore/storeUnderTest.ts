import type { CloudStore } from '../../../src/sync/rules/cloudStore.ts';
import type { CountingProxy } from '../countingProxy.ts';

export type TestSession = { store: CloudStore; line: CountingProxy };

/** A cloud store as the contract's cases use it: a new one for each. */
export type StoreUnderTest = {
  /** A session of the buyer, or of another customer who asks for the buyer's documents where that can be asked. */
  open(writer: string, who?: 'buyer' | 'other'): Promise<TestSession>;
  /** The tokens of all sessions end now; they are brief ones. */
  expireTokens(): Promise<void>;
  close(): Promise<void>;
};

/** Brief tokens can be ended. Each renewal opens Firestore's stream anew, which sends what it has sent again. */
export type OpenStore = (options?: { tokens?: 'long' | 'brief' }) => Promise<StoreUnderTest>;
