/**
 * A loader that takes the keys out of the icons' shapes, 1 KB of the kept files: an icon's shapes never change their order,
 * and only React's development build asks for keys.
 */
export default (source) => {
  const KEY = /,\s*key: "[a-z0-9]+"/g;
  if (!KEY.test(source)) throw new Error('the icons are written in another way: .ci/trimIcons.mjs');
  return source.replace(KEY, '');
};
