/** Id of the toast that says what was added last: the next one replaces it, and a change of the cart dismisses it. */
export const ADDED_NOTICE = 'added';
