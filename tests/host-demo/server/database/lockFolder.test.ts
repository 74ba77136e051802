import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockFolder } from '../../../../host-demo/server/database/lockFolder.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

const MODULE = resolve('host-demo/server/database/lockFolder.ts');

it('a folder that another process has locked is refused, until that process ends, however it ends', async () => {
  const data = join(folder, 'database');
  const script = `
    const { lockFolder } = await import(${JSON.stringify(MODULE)});
    await lockFolder(${JSON.stringify(data)});
    process.stdout.write('locked');
    setInterval(() => undefined, 1_000);
  `;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await expect(lockFolder(data)).rejects.toThrow(`Another back end is running with the data in ${data}.`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = await lockFolder(data);
  await expect(lockFolder(data)).rejects.toThrow('Another back end is running');
  unlock();
  (await lockFolder(data))();
});
