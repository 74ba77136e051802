import type { Workspace } from '../workspace.ts';
import type { AnalyticsFact } from './facts.ts';

/** Maximum facts kept while the recorder's code loads; the oldest are dropped first. */
const MAX_QUEUED_FACTS = 300;

/** Queues facts from the start; `record` loads the recorder once. */
export const createReports = (
  portal: Workspace['portal'],
  pricing: Workspace['pricing'],
): Pick<Workspace, 'report' | 'record'> & { end(): void } => {
  const waiting: AnalyticsFact[] = [];
  let recorder: { hear(fact: AnalyticsFact): void; end(): void } | null = null;
  let state: 'idle' | 'recording' | 'ended' = 'idle';
  return {
    report(fact) {
      if (recorder) recorder.hear(fact);
      else if (waiting.push(fact) > MAX_QUEUED_FACTS) waiting.shift();
    },
    record() {
      if (state !== 'idle') return;
      state = 'recording';
      import(/* webpackChunkName: "customer" */ './recorder.ts').then(
        ({ createRecorder }) => {
          if (state === 'ended') return;
          recorder = createRecorder(portal, pricing);
          waiting.splice(0).forEach(recorder.hear);
        },
        () => {
          if (state !== 'ended') state = 'idle';
        },
      );
    },
    end() {
      state = 'ended';
      recorder?.end();
    },
  };
};
