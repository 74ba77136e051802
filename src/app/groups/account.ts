/** The history and the information pages: one chunk. */
export { HistoryScreen } from '../../screens/orders/HistoryScreen.tsx';
export { InformationScreen } from '../../screens/pages/InformationScreen.tsx';
