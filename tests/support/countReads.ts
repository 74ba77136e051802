/** Counts the property reads of a value at any depth: a measure of work that doesn't depend on a clock. */
export const countReads = <Value extends object>(value: Value): { value: Value; reads(): number } => {
  let reads = 0;
  const wrapped = new WeakMap<object, object>();
  const wrap = <Nested extends object>(nested: Nested): Nested => {
    const existing = wrapped.get(nested);
    if (existing) return Object.assign(existing);
    const proxy = new Proxy(nested, {
      get(target, property, receiver) {
        reads += 1;
        const propertyValue: unknown = Reflect.get(target, property, receiver);
        return typeof propertyValue === 'object' && propertyValue !== null
          ? wrap(propertyValue)
          : propertyValue;
      },
    });
    wrapped.set(nested, proxy);
    return proxy;
  };
  return { value: wrap(value), reads: () => reads };
};
