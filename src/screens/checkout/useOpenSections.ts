import { useState } from 'react';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { type CheckoutSectionName, checkoutIssues } from './checkoutIssues.ts';

export type OpenSections = {
  isOpen(name: CheckoutSectionName): boolean;
  // Something must be filled in: it can't be closed.
  isMissing(name: CheckoutSectionName): boolean;
  /** Opens it and closes the others, or closes it. */
  toggle(name: CheckoutSectionName): void;
  /** What is being filled in doesn't close when it is complete. */
  keepOpen(name: CheckoutSectionName): void;
};

/** What lacks something is open, and what the customer edits: one at a time. `mustEnter`: the details of a new card. */
export const useOpenSections = (checkout: Checkout, mustEnter: boolean): OpenSections => {
  const missing = new Set(checkoutIssues(checkout).map(({ section }) => section));
  if (mustEnter) missing.add('terms');
  const [edited, setEdited] = useState<ReadonlySet<CheckoutSectionName>>(missing);
  const isOpen = (name: CheckoutSectionName) => edited.has(name) || missing.has(name);
  return {
    isOpen,
    isMissing: (name) => missing.has(name),
    toggle: (name) => setEdited(isOpen(name) ? new Set() : new Set([name])),
    keepOpen: (name) => setEdited((before) => (before.has(name) ? before : new Set([...before, name]))),
  };
};
