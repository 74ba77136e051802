/** What most checkouts don't show at once. */
export { AddressForm } from '../../components/AddressForm.tsx';
export { BranchMismatch } from './BranchMismatch.tsx';
export { CheckoutIssues } from './CheckoutIssues.tsx';
export { SubmissionProblem } from './SubmissionProblem.tsx';
