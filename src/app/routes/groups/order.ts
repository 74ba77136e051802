export { ApprovalsScreen } from '../../../screens/approvals/ApprovalsScreen.tsx';
export { ConfirmationScreen } from '../../../screens/checkout/ConfirmationScreen.tsx';
export { DocumentScreen } from '../../../screens/history/DocumentScreen.tsx';
export { TransactionScreen } from '../../../screens/history/TransactionScreen.tsx';
