/**
 * A loader that names a component of styled-components by its element and its own styles, `wp-…`, where the library counts components in the order in
 * which their modules run: the frame, the slot and the next build have the same class names, and a parent's own styled-components never has one of them
 * (docs/decisions/055-a-parents-styles-end-at-the-root.md). Functions within the styles are left out, because a build names their variables
 * anew. Components with the same element and styles share their name: counting them would be an order again.
 */
export default (source) => {
  const BY_ORDER =
    'const n="string"!=typeof e?"sc":k(e);at[n]=(at[n]||0)+1;const o=n+"-"+z(h+n+at[n]);return t?t+"-"+o:o';
  const CALL = 'ct(s.displayName,s.parentComponentId)';
  if (!source.includes(BY_ORDER) || !source.includes(CALL))
    throw new Error('styled-components names its components in another way: .ci/stableComponentIds.mjs');
  return source
    .replace(
      BY_ORDER,
      'const o="wp-"+z([b.styledComponentId||b,...e].filter(e=>"string"==typeof e).join());return t?t+"-"+o:o',
    )
    .replace('function ct(e,t)', 'function ct(e,t,b)')
    .replace(CALL, 'ct(r,s.parentComponentId,o)');
};
