import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createPushKeys, type PushKeys, readPushKeys } from './pushKeys.ts';

const MODE = 0o600;

/** Writes new keys. Throws when the file exists: new keys end all subscriptions. */
export const writePushKeyFile = (file: string): PushKeys => {
  const keys = createPushKeys();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: MODE, flag: 'wx' });
  return keys;
};

/** Throws when it isn't there or has no keys. */
export const readPushKeyFile = (file: string): PushKeys =>
  readPushKeys(JSON.parse(readFileSync(file, 'utf8')));

export const keepPushKeyFile = (file: string): PushKeys => {
  try {
    return writePushKeyFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readPushKeyFile(file);
    throw error;
  }
};
