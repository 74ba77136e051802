import { startStages } from '../bridge/contract.ts';
import type { PortalError, StartStage } from './options.ts';

const STAGES: readonly StartStage[] = ['connected', ...startStages, 'screen'];

/** Why a stage isn't reached, as far as it is known here. */
const CODES: Readonly<Record<StartStage, string>> = {
  connected: 'code_unavailable',
  configured: 'host_unreachable',
  company: 'company_unavailable',
  session: 'session_unavailable',
  screen: 'code_unavailable',
};

/** Watches a start: each stage has `ms` after the one before. */
export const createStartWatch = (
  ms: number,
  onMissed: (missed: PortalError & { stage: StartStage }) => void,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expected: StartStage | null = null;

  const expect = (stage: StartStage) => {
    expected = stage;
    clearTimeout(timer);
    timer = setTimeout(
      () => onMissed({ code: CODES[stage], stage, hint: `${stage}: nothing for ${ms} ms` }),
      ms,
    );
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
