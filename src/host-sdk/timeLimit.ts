/** In ms. A limit that no call could keep is the usual one. */
export const timeLimit = (given: number | undefined, usual: number): number =>
  given && given > 0 ? given : usual;
