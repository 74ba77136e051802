/** The parts of Firebase that keep documents: one chunk, loaded only where the cloud store is Firestore. */
export { initializeApp } from 'firebase/app';
// This entry has no windows and frames of other providers, which a custom token doesn't need.
export {
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth/web-extension';
export {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  setLogLevel,
  where,
} from 'firebase/firestore';
