type Method = (...args: never[]) => unknown;

type Call = { id: number; method: string; args: never[] };
type Answer = { id: number; isAnswered: boolean; value?: unknown };

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

export type CardPort<Remote extends Record<keyof Remote, Method>> = {
  /** Rejects when the method has failed, and when the port is closed before its answer. */
  call<Name extends keyof Remote & string>(
    method: Name,
    ...args: Parameters<Remote[Name]>
  ): Promise<Awaited<ReturnType<Remote[Name]>>>;
  close(): void;
};

/** Calls of methods over one end of a MessageChannel: both ends call, and answer each call by its number. */
export const openCardPort = <Remote extends Record<keyof Remote, Method>>(
  port: MessagePort,
  methods: object,
): CardPort<Remote> => {
  const known = new Map<string, Method>(Object.entries(methods));
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isClosed = false;

  const answer = async ({ id, method, args }: Call): Promise<void> => {
    const send = (message: Omit<Answer, 'id'>) => {
      if (!isClosed) port.postMessage({ id, ...message });
    };
    try {
      const called = known.get(method);
      if (!called) throw new Error(`No method ${method}`);
      send({ isAnswered: true, value: await called(...args) });
    } catch {
      send({ isAnswered: false });
    }
  };

  const settle = ({ id, isAnswered, value }: Answer): void => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (isAnswered) call?.resolve(value);
    else call?.reject(new Error('The call has failed'));
  };

  port.onmessage = ({ data }: MessageEvent<Call | Answer>) => {
    if ('method' in data) void answer(data);
    else settle(data);
  };

  return {
    call: (method, ...args) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The port is closed'));
        lastId += 1;
        waiting.set(lastId, { resolve: resolve as Waiting['resolve'], reject });
        port.postMessage({ id: lastId, method, args });
      }),
    close() {
      isClosed = true;
      port.close();
      for (const { reject } of waiting.values()) reject(new Error('The port is closed'));
      waiting.clear();
    },
  };
};
