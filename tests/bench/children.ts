import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

const children = new Set<ChildProcess>();

/** However this process ends, what it started ends with it. */
const endChildrenAtExit = (): void => {
  if (children.size > 0) return;
  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
};

/** Rejects, with what it printed, when it ends before `isReady` or isn't ready in time. */
const untilReady = (child: ChildProcess, isReady: (output: string) => boolean, limitMs: number) =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`It wasn't ready in time:\n${output}`)), limitMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (isReady(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`It ended:\n${output}`)));
    child.once('close', () => clearTimeout(timer));
    child.once('spawn', () => timer.unref());
  });

type Program = {
  args: readonly string[];
  env: SpawnOptions['env'];
  /** By all that it printed. */
  isReady(output: string): boolean;
  limitMs: number;
};

/** Starts a Node program and waits until it is ready. Throws what it printed when it can't; then nothing of it runs on. */
export const startProgram = async ({ args, env, isReady, limitMs }: Program) => {
  endChildrenAtExit();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    children.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  try {
    await untilReady(child, isReady, limitMs);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { pid: child.pid, stop: () => stop() };
};
