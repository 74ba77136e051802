export const rootClass = 'wp-root';

/** The id, which no element has, makes the rules stronger than a parent page's, even those with an id. */
export const namespace = `.${rootClass}:not(#wp-none)`;
