type Options<Opened> = {
  /** Visitors have nothing to open. */
  isVisitor: boolean;
  load(): Promise<() => Opened>;
};

/** Something of a customer's that is opened once, when the first who needs it asks, until it is disposed. */
export const createOpener = <Opened extends { close(): void }>({ isVisitor, load }: Options<Opened>) => {
  let opened: Opened | null = null;
  let opening: Promise<boolean> | null = null;
  let isDisposed = false;

  const openOnce = async (): Promise<boolean> => {
    const open = await load();
    if (isDisposed) return false;
    opened = open();
    return true;
  };

  return {
    /** Null until opened. */
    current: () => opened,
    /** False for visitors, and once disposed. Rejects when the code can't be loaded; the next call loads it again. */
    open(): Promise<boolean> {
      if (isVisitor || isDisposed) return Promise.resolve(false);
      opening ??= openOnce().catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return opening;
    },
    dispose() {
      isDisposed = true;
      opened?.close();
    },
  };
};
