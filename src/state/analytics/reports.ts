import type { Workspace } from '../workspace.ts';
import type { AnalyticsFact } from './facts.ts';

/** Facts kept while the recorder's code is on its way; older ones go first. */
const KEPT = 300;

/** Takes facts from the first moment on; `record` fetches what makes events of them, once. */
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
      else if (waiting.push(fact) > KEPT) waiting.shift();
    },
    record() {
      if (state !== 'idle') return;
      state = 'recording';
      import('./recorder.ts').then(
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
