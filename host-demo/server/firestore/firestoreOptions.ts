import type { ServiceAccount } from '../push/accessTokens.ts';

export type FirestoreOptions = {
  projectId: string;
  serviceAccount: ServiceAccount;
  /** Origins of emulators, which take the word of whoever calls as its owner; null for Google's own. */
  emulator?: { firestore: string; auth: string } | null;
};
