/** Loaded before it is needed, because it is needed when nothing can be loaded. */
export const loadFailureCode = () => import('./failure.ts');
