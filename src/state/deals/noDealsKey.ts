/** The browser's note that the last list of deals was empty: the store then has no tab for them, without asking first. */
export const NO_DEALS_KEY = 'no-deals';
