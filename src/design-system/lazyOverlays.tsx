import { lazyWithRetry } from './lazyWithRetry.tsx';

const load = () => import(/* webpackChunkName: "overlays" */ './overlays.ts');

/** One chunk with all of Base UI, loaded when the first panel opens. */
export const ModalPanel = lazyWithRetry(() => load().then((module) => module.ModalPanel));
export const MenuPanel = lazyWithRetry(() => load().then((module) => module.MenuPanel));
export const PopoverPanel = lazyWithRetry(() => load().then((module) => module.PopoverPanel));
export const ToastRegion = lazyWithRetry(() => load().then((module) => module.ToastRegion));

export const loadOverlays = async (): Promise<void> => {
  await Promise.all([ModalPanel, MenuPanel, PopoverPanel, ToastRegion].map((panel) => panel.load()));
};
