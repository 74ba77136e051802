/**
 * A loader that takes the warnings for developers out of i18next, its hook and the router's production build, 2 KB before every screen: i18next
 * prints them only with its option `debug`, which the portal doesn't set, and the development builds still have the router's.
 */
export default (source) => {
  const WARNING = /\bthis\.logger\.(warn|log|deprecate)\(|\bwarnOnce\(i18n,|(?<!function )\bwarning\(/g;
  if (!WARNING.test(source)) throw new Error('a library warns in another way: .ci/trimWarnings.mjs');
  return source.replace(WARNING, 'false && $&');
};
