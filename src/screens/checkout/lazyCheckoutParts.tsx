import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';

/** With the form library, which a typed address needs, and what is said when an order wasn't placed. */
const load = () => import(/* webpackChunkName: "forms" */ './checkoutParts.ts');

export const AddressForm = lazyWithRetry(() => load().then((module) => module.AddressForm));
export const BranchMismatch = lazyWithRetry(() => load().then((module) => module.BranchMismatch));
export const CheckoutIssues = lazyWithRetry(() => load().then((module) => module.CheckoutIssues));
export const SubmissionProblem = lazyWithRetry(() => load().then((module) => module.SubmissionProblem));

/** Loads the parts before they are needed; a failure shows when they are. */
export const preloadCheckoutParts = (): void => {
  for (const part of [AddressForm, BranchMismatch, CheckoutIssues, SubmissionProblem]) part.preload();
};
