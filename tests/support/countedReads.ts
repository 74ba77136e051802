/** A value whose every read, at any depth, is counted: how much work was done on it, without a clock. */
export const countedReads = <Value extends object>(value: Value): { value: Value; reads(): number } => {
  let reads = 0;
  const wrapped = new WeakMap<object, object>();
  const wrap = <Inner extends object>(inner: Inner): Inner => {
    const known = wrapped.get(inner);
    if (known) return Object.assign(known);
    const proxy = new Proxy(inner, {
      get(target, name, receiver) {
        reads += 1;
        const found: unknown = Reflect.get(target, name, receiver);
        return typeof found === 'object' && found !== null ? wrap(found) : found;
      },
    });
    wrapped.set(inner, proxy);
    return proxy;
  };
  return { value: wrap(value), reads: () => reads };
};
