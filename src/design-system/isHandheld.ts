/** A phone or a tablet, with whose camera one walks along a shelf. */
export const isHandheld = (): boolean => !matchMedia('(pointer: fine)').matches;
