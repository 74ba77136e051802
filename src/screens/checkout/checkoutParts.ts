export { OrderNoteFields } from '../../components/OrderNoteFields.tsx';
export { CartChanges } from '../../widgets/cart/CartChanges.tsx';
export { RemovedLines } from '../../widgets/cart/RemovedLines.tsx';
export { CreditExceeded } from '../../widgets/credit/CreditExceeded.tsx';
export { AddressChoice } from './AddressChoice.tsx';
export { BranchMismatch } from './BranchMismatch.tsx';
export { CheckoutIssues } from './CheckoutIssues.tsx';
export { RecipientChoice } from './RecipientChoice.tsx';
