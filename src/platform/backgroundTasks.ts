import type { ErrorReporter } from './errorReporter.ts';
import { whenIdle } from './whenIdle.ts';

/** A first screen that asks for nothing, or gets no answer, holds the tasks back no longer than this, ms. */
const MAX_WAIT_MS = 3_000;

type Task = { name: string; run(): unknown };

/** Work that the first screen doesn't need. */
export type BackgroundTasks = {
  /** Runs `run` once, in the order of the calls, when the browser is idle. What it throws or rejects with is reported under `name`. */
  add(name: string, run: () => unknown): void;
  /** Drops the tasks that haven't begun. */
  stop(): void;
};

/**
 * Starts nothing before `ready` has settled (the first screen has its data) and the browser is idle. Each task gets an idle
 * period of its own, so that none delays a paint; a task that waits for an answer doesn't hold back the next one.
 */
export const createBackgroundTasks = (
  ready: Promise<unknown>,
  report: ErrorReporter['report'],
): BackgroundTasks => {
  const waiting: Task[] = [];
  let isReady = false;
  let isStopped = false;
  let cancelIdle: (() => void) | null = null;

  const runNext = () => {
    cancelIdle = null;
    const task = waiting.shift();
    if (!task) return;
    void Promise.resolve()
      .then(task.run)
      .catch((error: unknown) => report(task.name, error));
    schedule();
  };
  const schedule = () => {
    if (isReady && waiting.length > 0) cancelIdle ??= whenIdle(runNext);
  };
  const begin = () => {
    clearTimeout(timer);
    if (isStopped) return;
    isReady = true;
    schedule();
  };

  const timer = setTimeout(begin, MAX_WAIT_MS);
  ready.then(begin, begin);
  return {
    add(name, run) {
      if (isStopped) return;
      waiting.push({ name, run });
      schedule();
    },
    stop() {
      isStopped = true;
      waiting.length = 0;
      clearTimeout(timer);
      cancelIdle?.();
    },
  };
};
