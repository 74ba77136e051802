/** A table whose columns have little room. */
export const tightTable = '@container table (max-width: 1039.98px)';
