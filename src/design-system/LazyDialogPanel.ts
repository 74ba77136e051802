import { loadable } from './loadable.tsx';

/** What dialogs and drawers share; `LazyDialogPanel.preload()` once the first screen has settled. */
export const LazyDialogPanel = loadable(() =>
  import('./DialogPanel.tsx').then((module) => module.DialogPanel),
);
