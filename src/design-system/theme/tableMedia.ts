export const tightTable = '@container table (max-width: 1039.98px)';
