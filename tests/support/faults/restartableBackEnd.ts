import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(import.meta.resolve('./serve.ts'));

const readAddress = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let errorOutput = '';
    server.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.stderr?.on('data', (chunk: Buffer) => {
      errorOutput += chunk.toString();
    });
    server.once('exit', () => reject(new Error(`the back end ended:\n${errorOutput}`)));
  });

/**
 * A back end in its own process. Its files survive a restart and are deleted by `close`. `program`: another one than `serve.ts`, with
 * further arguments.
 */
export const startRestartableBackEnd = async (
  shopperCount: number,
  program: string = PROGRAM,
  further: readonly string[] = [],
) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'restartable-'));
  const startServer = async () => {
    const server = spawn(process.execPath, [program, dataDir, String(shopperCount), ...further], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { server, address: await readAddress(server) };
  };
  const stopServer = async (server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  let { server, address } = await startServer();
  let restarting = Promise.resolve();
  return {
    dataDir,
    address: () => address,
    /** SIGKILL ends it in the middle of a request. */
    restart(signal: 'SIGTERM' | 'SIGKILL'): void {
      restarting = restarting.then(async () => {
        await stopServer(server, signal);
        ({ server, address } = await startServer());
      });
      restarting.catch(() => undefined);
    },
    /** Rejects if a restart failed. */
    restarted: () => restarting,
    /** Ends it, so that its files can be read. */
    async stop() {
      await restarting;
      await stopServer(server, 'SIGTERM');
    },
    async close() {
      await Promise.allSettled([restarting]);
      await stopServer(server, 'SIGTERM');
      await rm(dataDir, { recursive: true });
    },
  };
};
