/** The id of the notice about added products; a new one replaces it. */
export const ADDED_NOTICE = 'added';
