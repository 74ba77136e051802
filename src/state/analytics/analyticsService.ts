import type { AnalyticsFact } from './facts.ts';

export type AnalyticsService = {
  /** Facts are kept until `start` has loaded the recorder. */
  record(fact: AnalyticsFact): void;
  /** Loads the recorder, once. Rejects when its code can't be loaded, and can be called again. */
  start(): Promise<void>;
  dispose(): void;
};

export type Recorder = { record(fact: AnalyticsFact): void; stop(): void };

const MAX_QUEUED_FACTS = 300;

export const createAnalyticsService = (load: () => Promise<() => Recorder>): AnalyticsService => {
  const waiting: AnalyticsFact[] = [];
  let recorder: Recorder | null = null;
  let isStarted = false;
  let isDisposed = false;
  return {
    record(fact) {
      if (recorder) recorder.record(fact);
      else if (waiting.push(fact) > MAX_QUEUED_FACTS) waiting.shift();
    },
    async start() {
      if (isStarted || isDisposed) return;
      isStarted = true;
      try {
        const createRecorder = await load();
        if (isDisposed) return;
        recorder = createRecorder();
        waiting.splice(0).forEach(recorder.record);
      } catch (error) {
        isStarted = false;
        throw error;
      }
    },
    dispose() {
      isDisposed = true;
      recorder?.stop();
    },
  };
};
