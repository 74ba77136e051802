export { PartNumbersScreen } from '../../../screens/quickOrder/PartNumbersScreen.tsx';
export { QuickOrderScreen } from '../../../screens/quickOrder/QuickOrderScreen.tsx';
export { openQuickOrder } from '../../../state/quickOrder/openQuickOrder.ts';
