export { NotificationsDialog } from '../screens/notifications/NotificationsDialog.tsx';
export { MiniCart } from '../widgets/cart/MiniCart.tsx';
export { BackgroundTasks } from './background/BackgroundTasks.tsx';
