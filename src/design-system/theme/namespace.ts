/** The class of every portal's own root on a page. */
export const rootClass = 'wp-root';

/**
 * styled-components puts the namespace as an ancestor before every selector. The id that no element has lifts each rule
 * above what a parent page says about its own buttons and tables, even under an id of its own.
 */
export const namespace = `.${rootClass}:not(#wp-none)`;
