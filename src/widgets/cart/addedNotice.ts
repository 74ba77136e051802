/** Toast id: the next such toast replaces it, and a change of the cart dismisses it. */
export const ADDED_NOTICE = 'added';
