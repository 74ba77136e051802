const accept = () => {};

/**
 * In place of what Axios checks at each call: that parameters don't contain themselves (those of `api/calls.ts` are flat), and that its
 * options have the right types, which TypeScript has checked.
 */
export default Object.assign(accept, {
  assertOptions: accept,
  validators: { transitional: accept, spelling: accept },
});
