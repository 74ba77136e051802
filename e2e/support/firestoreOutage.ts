import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  type FirestoreEmulator,
  findFirestoreEmulator,
  startFirestoreEmulator,
} from '../../host-demo/firestore/startFirestoreEmulator.ts';
import { PORTAL } from './journey.ts';

const configFile = v.object({
  cloudStore: v.object({ projectId: v.string(), emulator: v.object({ firestore: v.string() }) }),
});
const EXPORT = 'documents';

/**
 * Kills the emulator of the running demo. Its documents are exported before, since Google's Firestore keeps them and the emulator
 * doesn't. `end` starts it again at the same address; `close` ends the one that was started last.
 */
export const createFirestoreOutage = async (folder: string) => {
  const response = await fetch(`${PORTAL}/config.json`);
  const { cloudStore } = v.parse(configFile, await response.json());
  const { projectId, emulator } = cloudStore;
  const port = Number(new URL(`http://${emulator.firestore}`).port);
  const program = await findFirestoreEmulator();
  let started: FirestoreEmulator | null = null;
  let count = 0;
  let exported = '';

  return {
    async begin(): Promise<void> {
      count += 1;
      const directory = join(folder, `export-${count}`);
      mkdirSync(directory, { recursive: true });
      const answer = await fetch(`http://${emulator.firestore}/emulator/v1/projects/${projectId}:export`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({
          database: `projects/${projectId}/databases/(default)`,
          export_directory: directory,
          export_name: EXPORT,
        }),
      });
      if (!answer.ok) throw new Error(`The emulator exported nothing: ${await answer.text()}`);
      exported = join(directory, EXPORT, `${EXPORT}.overall_export_metadata`);
      execFileSync('pkill', ['-KILL', '-f', `firestore.*--port=${port}`]);
      await started?.close();
    },
    async end(): Promise<void> {
      if (!program) throw new Error('There is no emulator');
      started = await startFirestoreEmulator(program, { port, rules: 'firestore.rules', exported });
    },
    close: async () => started?.close(),
  };
};
