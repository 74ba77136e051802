import { startStages } from '../bridge/contract.ts';
import type { StartStage } from './options.ts';

const STAGES: readonly StartStage[] = ['connected', ...startStages, 'screen'];

/** Watches a start: each stage has `ms` after the one before. */
export const createStartWatch = (ms: number, onMissed: (stage: StartStage) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expected: StartStage | null = null;

  const expect = (stage: StartStage) => {
    expected = stage;
    clearTimeout(timer);
    timer = setTimeout(onMissed, ms, stage);
  };

  const stop = () => {
    expected = null;
    clearTimeout(timer);
  };

  return {
    begin: () => expect('connected'),
    /** Some portals don't tell every stage. */
    reached(stage: StartStage) {
      const next = STAGES[STAGES.indexOf(stage) + 1];
      if (next) expect(next);
      else stop();
    },
    /** What is expected has its time again: the portal waits for the parent. */
    extend() {
      if (expected) expect(expected);
    },
    stop,
  };
};
