import { readFileSync } from 'node:fs';
import { startProgram } from '../children.ts';

const PORT = 4930;
const START_TIMEOUT_MS = 120_000;

export type BackEndProcess = {
  address: string;
  /** Resident memory, bytes; null where the system doesn't say. */
  memory(): number | null;
  stop(): Promise<void>;
};

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
  const server = await startProgram({
    args: ['host-demo/server/main.ts', '--fresh'],
    env: { BACKEND_PORT: String(PORT), PORTAL_DATA_DIR: '.cache/bench-load' },
    isReady: (output) => output.includes('back end: http'),
    limitMs: START_TIMEOUT_MS,
  });
  return {
    address: `http://127.0.0.1:${PORT}`,
    memory: () => residentBytes(server.pid),
    stop: server.stop,
  };
};
