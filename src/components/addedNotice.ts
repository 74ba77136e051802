/** The one notice of what was added last: the next takes its place, and it goes when it isn't true any more. */
export const ADDED_NOTICE = 'added';
