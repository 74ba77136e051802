import type { Explained } from './failure.ts';

/** Loaded before it is needed, because it is needed when nothing can be loaded. */
export const loadFailureCode = () => import('./failure.ts');

export const explain = (what: Explained, value: unknown): void =>
  void loadFailureCode().then(
    (code) => code.explainMistake(what, value),
    () => undefined,
  );
