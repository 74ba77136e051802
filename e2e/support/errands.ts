/**
 * What customers come for, and the most clicks that it may take; a tap is a click, typing is free. `keys`: the presses of someone
 * who uses the keyboard alone, which take less than 20 seconds.
 */
export const ERRANDS = {
  /** From the home: errands.spec.ts. */
  theTenProductsOfTheLastOrderInTheCart: { clicks: 2 },
  /** On the home: errands.spec.ts. */
  howMuchThisYear: { clicks: 0 },
  /** From the product's page: historyErrands.spec.ts. */
  invoicesWithAProduct: { clicks: 1 },
  /** From the home: errands.spec.ts. */
  twoInvoicesPaidByTheSavedCard: { clicks: 3 },
  /** From the history: historyErrands.spec.ts. */
  anOldOrderWithAProduct: { clicks: 2 },
  /** From its notification, or from the home: phoneApproval.spec.ts. */
  anOrderApprovedOnAPhone: { clicks: 2 },
  /** From the home: phoneStore.spec.ts. */
  fiveProductsOnAPhoneAndTheCart: { clicks: 7 },
  /** From the store that a parent shows: errands.spec.ts. */
  theLastOrderAgainInAParent: { clicks: 2 },
  /** From the menu of the cart, and from a cart of ten lines: errands.spec.ts. */
  placedByKeyboard: { keys: 30 },
} as const;
