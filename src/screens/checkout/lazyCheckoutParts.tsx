import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

/** With the form library, which a typed address needs, and what is said of changes and problems. */
const load = () => import(/* webpackChunkName: "forms" */ './checkoutParts.ts');

export const AddressForm = lazyWithRetry(() => load().then((module) => module.AddressForm));
export const BranchMismatch = lazyWithRetry(() => load().then((module) => module.BranchMismatch));
export const CartChanges = lazyWithRetry(() => load().then((module) => module.CartChanges));
export const CheckoutIssues = lazyWithRetry(() => load().then((module) => module.CheckoutIssues));
export const CreditExceeded = lazyWithRetry(() => load().then((module) => module.CreditExceeded));
export const RemovedLines = lazyWithRetry(() => load().then((module) => module.RemovedLines));
export const SubmissionProblem = lazyWithRetry(() => load().then((module) => module.SubmissionProblem));

export const preloadCheckoutParts = (): void => {
  for (const part of [
    AddressForm,
    BranchMismatch,
    CartChanges,
    CheckoutIssues,
    CreditExceeded,
    RemovedLines,
    SubmissionProblem,
  ])
    part.preload();
};
