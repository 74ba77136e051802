/** A phone or a tablet, with whose camera one walks along a shelf. */
export const isHandheld = (pointer?: 'fine' | 'coarse'): boolean =>
  pointer ? pointer === 'coarse' : !matchMedia('(pointer: fine)').matches;
