/**
 * A loader that lets the bundler leave out the router's own links and forms, for which the portal has a link of its own: a call
 * and a name at the start of a module count as used, 1 KB before every screen.
 */
export default (source) => {
  const PART = /^const (\w+) = (React\$1\.forwardRef\()/gm;
  const NAME = /^\w+\.displayName = .*;$/gm;
  if (!PART.test(source) || !NAME.test(source))
    throw new Error('the router declares its links in another way: .ci/trimRouter.mjs');
  return source.replace(PART, 'const $1 = /* @__PURE__ */ $2').replace(NAME, '');
};
