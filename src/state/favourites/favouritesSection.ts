/** The wire's section_added. */
export const FAVOURITES_SECTION = 'favourites';
