export { AddressForm } from '../../components/AddressForm.tsx';
export { CartChanges } from '../../widgets/cart/CartChanges.tsx';
export { RemovedLines } from '../../widgets/cart/RemovedLines.tsx';
export { CreditExceeded } from '../../widgets/credit/CreditExceeded.tsx';
export { BranchMismatch } from './BranchMismatch.tsx';
export { CheckoutIssues } from './CheckoutIssues.tsx';
export { SubmissionProblem } from './SubmissionProblem.tsx';
