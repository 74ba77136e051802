/** The fragment of a frame's address that is made ready before the customer asks for it, as a slot is by its `MountSettings`. */
export const PRERENDER = '#prerender';
