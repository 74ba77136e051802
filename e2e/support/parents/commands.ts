import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const listenAnywhere = async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  return server;
};

/** As many ports that nobody listens at. */
export const freePorts = async (count: number): Promise<string[]> => {
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere));
  return Promise.all(
    servers.map(async (server) => {
      const address = server.address();
      server.close();
      await once(server, 'close');
      return String(typeof address === 'object' ? address?.port : address);
    }),
  );
};

export type Command = {
  /** Resolves when the command has written such a text; rejects with all that it wrote when it ends before. */
  says(text: RegExp): Promise<void>;
  /** Ends the command with all that it started. */
  stop(): Promise<void>;
};

/** Starts a line of a shell, as somebody would who copies it into a terminal. */
export const startCommand = (
  line: string,
  cwd: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Command => {
  // In a group of its own, which is ended as one.
  const child = spawn('sh', ['-c', line], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let written = '';
  const record = (chunk: Buffer) => {
    written += chunk;
  };
  child.stdout.on('data', record);
  child.stderr.on('data', record);
  return {
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (text.test(written)) resolve();
        };
        child.stdout.on('data', look);
        look();
        ended.then(() => reject(new Error(`“${line.trim()}” has ended:\n${written}`)), reject);
      }),
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await ended;
    },
  };
};
