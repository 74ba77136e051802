/** The history and the information pages: one chunk. */
export { HistoryScreen } from '../../screens/orders/HistoryScreen.tsx';
export { InformationScreen } from '../../screens/pages/InformationScreen.tsx';
export { SignupScreen } from '../../screens/pages/SignupScreen.tsx';
export { ForgotScreen } from '../../screens/session/ForgotScreen.tsx';
export { LinkScreen } from '../../screens/session/LinkScreen.tsx';
