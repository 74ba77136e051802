/** Body limit for well over 1,000 lines, bytes. */
export const VISIT_LIMIT = 2 * 1024 * 1024;
