export { MenuPanel } from './MenuPanel.tsx';
export { ModalPanel } from './ModalPanel.tsx';
export { PopoverPanel } from './PopoverPanel.tsx';
export { ToastRegion } from './ToastRegion.tsx';
