import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type ServiceAccount, serviceAccount } from './push/accessTokens.ts';

/** Throws an error that names the variable, and nothing of the file, which has secrets. */
export const reading = <Read>(name: string, file: string, what: string, read: () => Read): Read => {
  try {
    return read();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(isMissing ? `${name}: ${file} isn’t there` : `${name}: ${file} isn’t ${what}`);
  }
};

export const jsonIn = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const readServiceAccount = (name: string, file: string): ServiceAccount =>
  reading(name, file, 'the JSON of a service account', () => {
    const read = v.parse(serviceAccount, jsonIn(file));
    createPrivateKey(read.private_key);
    return read;
  });
