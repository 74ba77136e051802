import type { ComponentType } from 'react';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { loadOnline } from '../../state/visit/loadOnline.ts';
import type * as CheckoutParts from './checkoutParts.ts';

/** With the form library, which a typed address needs, the fields of what is preset, and what is said of changes. */
const load = () => loadOnline(() => import(/* webpackChunkName: "forms" */ './checkoutParts.ts'));

const preloads: (() => void)[] = [];

const part = <Props extends object>(choose: (parts: typeof CheckoutParts) => ComponentType<Props>) => {
  const lazyPart = lazyWithRetry(() => load().then(choose));
  preloads.push(lazyPart.preload);
  return lazyPart;
};

export const AddressChoice = part((parts) => parts.AddressChoice);
export const BranchMismatch = part((parts) => parts.BranchMismatch);
export const CartChanges = part((parts) => parts.CartChanges);
export const CheckoutIssues = part((parts) => parts.CheckoutIssues);
export const CreditExceeded = part((parts) => parts.CreditExceeded);
export const OrderNoteFields = part((parts) => parts.OrderNoteFields);
export const RecipientChoice = part((parts) => parts.RecipientChoice);
export const RemovedLines = part((parts) => parts.RemovedLines);

export const preloadCheckoutParts = (): void => {
  for (const preload of preloads) preload();
};
