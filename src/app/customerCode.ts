/** What only a customer needs, and the first screen doesn't: one chunk, loaded behind it. */

export { SessionEnded } from '../screens/access/SessionEnded.tsx';
export { FavouriteOverlays } from '../screens/favourites/FavouriteOverlays.tsx';
export { NotificationsDialog } from '../screens/notifications/NotificationsDialog.tsx';
export { createRecorder } from '../state/analytics/recorder.ts';
export { askForApproval } from '../state/approvals/askForApproval.ts';
export { findDocument } from '../state/history/findDocument.ts';
export { openNotifications } from '../state/notifications/openNotifications.ts';
export { reportMetrics } from '../state/recommendations/reportMetrics.ts';
export { keepVisit } from '../state/visit/keepVisit.ts';
export { watchDocuments } from '../sync/stores/watchDocuments.ts';
export { BackgroundTasks } from './background/BackgroundTasks.tsx';
export { AccountPanel } from './layout/AccountPanel.tsx';
export { MiniCart } from './layout/MiniCart.tsx';
