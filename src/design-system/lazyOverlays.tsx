import { lazyWithRetry } from './lazyWithRetry.tsx';

const load = () => import(/* webpackChunkName: "overlays" */ './overlays.ts');

/** The panels of dialogs, menus, popovers and toasts: one chunk, with all of Base UI, loaded when the first of them opens. */
export const ModalPanel = lazyWithRetry(() => load().then((module) => module.ModalPanel));
export const MenuPanel = lazyWithRetry(() => load().then((module) => module.MenuPanel));
export const PopoverPanel = lazyWithRetry(() => load().then((module) => module.PopoverPanel));
export const ToastRegion = lazyWithRetry(() => load().then((module) => module.ToastRegion));

/** Loads the code of every panel, so that the next one opens at once. Rejects with a `LoadError`. */
export const loadOverlays = async (): Promise<void> => {
  await Promise.all([ModalPanel, MenuPanel, PopoverPanel, ToastRegion].map((panel) => panel.load()));
};
