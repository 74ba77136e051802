/** Rides along with a place that the parent asked for, so that its own message isn't answered. */
export const BY_PARENT = { by: 'parent' };

/** Whether the parent, and not the customer, led here. */
export const isByParent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'by' in state && state.by === 'parent';
