import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(import.meta.resolve('./serve.ts'));

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    server.once('exit', () => reject(new Error(`the back end ended:\n${said}`)));
  });

/** A back end in a process of its own, on files that stay when it is ended and go when the test is over. */
export const startMortalBackEnd = async (shoppers: number) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mortal-'));
  const live = async () => {
    const server = spawn(process.execPath, [PROGRAM, dataDir, String(shoppers)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { server, address: await addressOf(server) };
  };
  const end = async (server: ChildProcess, how: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(how);
    await ended;
  };
  let { server, address } = await live();
  let restarting = Promise.resolve();
  return {
    address: () => address,
    /** Ends it, politely or by force in the middle of whatever it does, and starts it again on the same files. */
    restart(how: 'SIGTERM' | 'SIGKILL'): void {
      restarting = restarting.then(async () => {
        await end(server, how);
        ({ server, address } = await live());
      });
      restarting.catch(() => undefined);
    },
    /** Rejects when it could not be started again. */
    restarted: () => restarting,
    async close() {
      await Promise.allSettled([restarting]);
      await end(server, 'SIGTERM');
      await rm(dataDir, { recursive: true });
    },
  };
};
