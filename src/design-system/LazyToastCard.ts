import { loadable } from './loadable.tsx';

/** A toast's card, icons with it, is fetched with the first toast; the place where toasts are read out is there before. */
export const LazyToastCard = loadable(() => import('./ToastCard.tsx').then((module) => module.ToastCard));
