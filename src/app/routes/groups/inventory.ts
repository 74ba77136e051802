export { CaptureEndScreen } from '../../../screens/inventory/CaptureEndScreen.tsx';
export { CaptureScreen } from '../../../screens/inventory/CaptureScreen.tsx';
