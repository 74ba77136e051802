/** The regular expression of a route's path, as text without its ends. Parameters with a question mark can be left out. */
export const pathPattern = (path: string): string =>
  path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
