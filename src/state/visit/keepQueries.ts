import { onPageHide } from '../../platform/connectivity.ts';
import type { QueryMemory } from './restoreQueries.ts';
import { saveQueries } from './saveQueries.ts';

/** Answers of the same moment are stored together, ms. */
const SAVE_AFTER_MS = 1_000;

/** Stores what home and the store show, now and when the back office answers. Returns a function that ends it. */
export const keepQueries = (memory: QueryMemory): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    saveQueries(memory);
  };
  const saveIfWaiting = () => {
    if (timer) save();
  };
  const unsubscribe = memory.queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      timer ??= setTimeout(save, SAVE_AFTER_MS);
  });
  const stopListening = onPageHide(saveIfWaiting);
  save();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopListening();
  };
};
