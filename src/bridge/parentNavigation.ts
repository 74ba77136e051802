/** Router state of a navigation that the parent requested, so that it is not reported back as the customer's. */
export const PARENT_NAVIGATION_STATE = { by: 'parent' };

export const isParentNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'by' in state && state.by === 'parent';
