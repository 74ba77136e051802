import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PORT = 4930;
const START_TIMEOUT_MS = 120_000;

export type BackEndProcess = {
  address: string;
  /** Resident memory, bytes; null where the system doesn't say. */
  memory(): number | null;
  stop(): Promise<void>;
};

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The back end did not start in time.')),
      START_TIMEOUT_MS,
    );
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('back end: http')) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The back end ended:\n${output}`)));
  });

/** From Linux's /proc; other systems have no such file. */
const residentBytes = (pid: number | undefined): number | null => {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1_024;
  } catch {
    return null;
  }
};

/** The reference back end in a process of its own, with fresh demo companies. */
export const startBackEndProcess = async (): Promise<BackEndProcess> => {
  const server = spawn(process.execPath, ['host-demo/server/main.ts', '--fresh'], {
    env: { ...process.env, BACKEND_PORT: String(PORT), PORTAL_DATA_DIR: '.cache/bench-load' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(server);
  return {
    address: `http://127.0.0.1:${PORT}`,
    memory: () => residentBytes(server.pid),
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
};
