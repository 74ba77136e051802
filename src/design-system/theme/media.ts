/**
 * Where two columns don't fit: one column, thumbs, bar at the bottom. The width is that of the portal's own root, so that a
 * narrow slot in a wide page counts as narrow too.
 */
export const phone = '@container portal (max-width: 767.98px)';

/** Where fingers point: a coarse pointer, or a phone's width. */
export const touch = '@media (pointer: coarse), (max-width: 767.98px)';

/** Where a pointer can rest on something: hover effects belong here, or they stick after a tap. */
export const hover = '@media (hover: hover)';

/** Where a row of controls fits only when each is short: a tablet upright, a slot beside other things. */
export const tight = '@container portal (max-width: 1000px)';
