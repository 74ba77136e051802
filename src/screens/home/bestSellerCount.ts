export const BEST_SELLERS = 8;
