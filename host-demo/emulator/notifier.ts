import type { Faults } from './faults.ts';

export type Message = { url: string; contentType: string; body: string };

/** Sends confirmations to the merchant: once and soon, unless a fault says otherwise. `delay`: ms. */
export const createNotifier = (faults: Faults, delay: number) => {
  const timers = new Set<NodeJS.Timeout>();
  const sending = new Set<Promise<void>>();

  const deliver = async ({ url, contentType, body }: Message): Promise<void> => {
    const sent = fetch(url, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    // A merchant who isn't there hears nothing.
    await sent.then((response) => response.arrayBuffer()).catch(() => undefined);
  };

  const post = (message: Message): void => {
    const sent = deliver(message).finally(() => sending.delete(sent));
    sending.add(sent);
  };
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  return {
    notify(paymentId: string, message: Message) {
      if (faults.take('confirmation-never', paymentId)) return;
      const late = faults.take('confirmation-late', paymentId);
      const isDoubled = faults.take('confirmation-twice', paymentId) !== null;
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          post(message);
          if (isDoubled) post(message);
        },
        late ? late.ms : delay,
      );
      timers.add(timer);
    },
    stop,
    /** Sends nothing of what waits; resolves when what is on its way has arrived. */
    async forget() {
      stop();
      await Promise.all(sending);
    },
  };
};

export type Notifier = ReturnType<typeof createNotifier>;
