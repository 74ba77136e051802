/**
 * A loader that takes out of axios' utilities a listener for messages, which it adds to the window for good where there is no
 * `setImmediate`: a slot that was closed leaves none in its parent's page. Browsers have what axios prefers, `queueMicrotask`.
 */
export default (source) => {
  const CHOICE = /\}\)\(typeof setImmediate === 'function', isFunction\(_global\.postMessage\)\);/;
  if (!CHOICE.test(source))
    throw new Error('axios chooses its setImmediate in another way: .ci/trimAxios.mjs');
  return source.replace(CHOICE, '})(false, false);');
};
