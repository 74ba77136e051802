import type { ErrorReporter } from './errorReporter.ts';
import { whenIdle } from './whenIdle.ts';

/** The tasks start after this time even when the first screen is not ready. */
const MAX_WAIT_MS = 3_000;

type Task = { name: string; run(): unknown };

export type BackgroundTasks = {
  /** Runs once, in the order of the calls, when the browser is idle. Errors are reported under `name`. */
  add(name: string, run: () => unknown): void;
  stop(): void;
};

/**
 * Tasks start when `ready` has settled (the first screen has its data) and the browser is idle. Each task gets its own
 * idle period, so that none delays a paint; a task that waits for a response doesn't block the next one.
 */
export const createBackgroundTasks = (
  ready: Promise<unknown>,
  report: ErrorReporter['report'],
): BackgroundTasks => {
  const queue: Task[] = [];
  let isReady = false;
  let isStopped = false;
  let cancelIdle: (() => void) | null = null;

  const runNext = () => {
    cancelIdle = null;
    const task = queue.shift();
    if (!task) return;
    void Promise.resolve()
      .then(task.run)
      .catch((error: unknown) => report(task.name, error));
    schedule();
  };
  const schedule = () => {
    if (isReady && queue.length > 0) cancelIdle ??= whenIdle(runNext);
  };
  const start = () => {
    clearTimeout(timer);
    if (isStopped) return;
    isReady = true;
    schedule();
  };

  const timer = setTimeout(start, MAX_WAIT_MS);
  ready.then(start, start);
  return {
    add(name, run) {
      if (isStopped) return;
      queue.push({ name, run });
      schedule();
    },
    stop() {
      isStopped = true;
      queue.length = 0;
      clearTimeout(timer);
      cancelIdle?.();
    },
  };
};
