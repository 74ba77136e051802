/** Phone layout, by the width of the portal's root, so that a narrow slot in a wide page counts as a phone. */
export const phone = '@container portal (max-width: 767.98px)';

/** Touch: a coarse pointer, or a phone's width. */
export const touch = '@media (pointer: coarse), (max-width: 767.98px)';

/** Hover effects belong here; otherwise they stay after a tap. */
export const hover = '@media (hover: hover)';

/** Narrow layouts such as a tablet in portrait. */
export const tight = '@container portal (max-width: 1000px)';
