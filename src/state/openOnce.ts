import { loadOnce } from '../platform/loadOnce.ts';

type Options<Opened> = {
  isVisitor: boolean;
  load(): Promise<() => Opened>;
};

/** Something of a customer's that is opened once, when the first who needs it asks, until it is disposed. */
export const createOpener = <Opened extends { close(): void }>({ isVisitor, load }: Options<Opened>) => {
  let opened: Opened | null = null;
  let isDisposed = false;
  const openOnce = loadOnce(async (): Promise<Opened | null> => {
    const open = await load();
    if (!isDisposed) opened = open();
    return opened;
  });
  return {
    current: () => opened,
    /** Null for visitors, and once disposed. Rejects when the code can't be loaded; the next call loads it again. */
    open: async (): Promise<Opened | null> => (isVisitor || isDisposed ? null : openOnce()),
    dispose() {
      isDisposed = true;
      opened?.close();
    },
  };
};
