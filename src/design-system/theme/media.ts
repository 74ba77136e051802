/** By the width of the portal's root, so that a narrow slot in a wide page counts as a phone. */
export const phone = '@container portal (max-width: 767.98px)';

/** A coarse pointer, or a phone's width. */
export const touch = '@media (pointer: coarse), (max-width: 767.98px)';

/** Without it, hover effects stay after a tap. */
export const hover = '@media (hover: hover)';

export const wide = '@container portal (min-width: 900px)';

export const tight = '@container portal (max-width: 1000px)';
