/** The inventory capture: one chunk. */
export { CaptureEndScreen } from '../../../screens/inventory/CaptureEndScreen.tsx';
export { CaptureScreen } from '../../../screens/inventory/CaptureScreen.tsx';
