import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** How long the emulator may take to start, ms: Java on a busy machine. */
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 200;

export type FirestoreEmulator = {
  /** `host:port`. */
  address: string;
  close(): Promise<void>;
};

/** The emulator of Google's Cloud SDK, which needs Java; null when this machine has none. */
export const findFirestoreEmulator = async (): Promise<string | null> => {
  try {
    const { stdout } = await promisify(execFile)('gcloud', ['info', '--format=value(installation.sdk_root)']);
    const program = join(stdout.trim(), 'platform/cloud-firestore-emulator/cloud_firestore_emulator');
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const isUp = async (address: string): Promise<boolean> => {
  const response = await fetch(`http://${address}/`).catch(() => null);
  return response?.ok ?? false;
};

const DOCUMENTS = 'projects/warm-up/databases/(default)/documents';

/** The first write loads most of its Java classes, which takes longer on a busy machine than a call may. In a project of its own. */
const warmUp = async (address: string): Promise<void> => {
  const response = await fetch(`http://${address}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [{ update: { name: `${DOCUMENTS}/warm/up`, fields: {} } }] }),
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the Firestore emulator refused a write with ${response.status}`);
};

/** The program is a shell script, whose Java process is in its group. */
const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
};

/**
 * Starts the Firestore emulator, empty or with the documents of an export (`exported`, its `.overall_export_metadata` file). `port`: a free
 * one by default; `rules`: a file of security rules, without which everything is allowed. Throws when it doesn't start within a minute.
 */
export const startFirestoreEmulator = async (
  program: string,
  { port, rules, exported }: { port?: number; rules?: string; exported?: string } = {},
): Promise<FirestoreEmulator> => {
  const chosen = port ?? (await freePort());
  const address = `127.0.0.1:${chosen}`;
  const options = [
    '--host=127.0.0.1',
    `--port=${chosen}`,
    ...(rules ? [`--rules=${rules}`] : []),
    ...(exported ? [`--import-data=${exported}`] : []),
  ];
  const child = spawn(program, ['start', ...options], { detached: true, stdio: 'ignore' });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isUp(address))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error('the Firestore emulator did not start');
    }
    await delay(POLL_MS);
  }
  await warmUp(address).catch(async (error: unknown) => {
    await stop(child);
    throw error;
  });
  return { address, close: () => stop(child) };
};
