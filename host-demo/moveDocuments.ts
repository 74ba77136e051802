/** `npm run move-documents -- to-firestore` or `from-firestore`: copies what customers have saved (docs/firestore.md). */
import { join } from 'node:path';
import { connect } from './server/database/connect.ts';
import { createFirestore } from './server/firestore/createFirestore.ts';
import { copyFromFirestore, copyToFirestore } from './server/firestore/moveDocuments.ts';
import { readFirestoreSettings } from './server/firestoreSettings.ts';

const WAYS = { 'to-firestore': copyToFirestore, 'from-firestore': copyFromFirestore };

const move = async (): Promise<boolean> => {
  const { env } = process;
  const [way = ''] = process.argv.slice(2);
  const copy = Object.entries(WAYS).find(([name]) => name === way)?.[1];
  if (!copy) throw new Error(`which way: ${Object.keys(WAYS).join(' or ')}`);
  const { firestore } = readFirestoreSettings(env);
  if (!firestore) throw new Error('FIRESTORE_SERVICE_ACCOUNT names the project');
  const { database, close } = await connect({
    databaseUrl: env.DATABASE_URL,
    dataDir: join(env.PORTAL_DATA_DIR ?? '.data', 'database'),
  });
  try {
    const logWarning = (_: unknown, message: string) => process.stderr.write(`${message}\n`);
    const { logs } = createFirestore(firestore, { database, clock: () => new Date(), logWarning });
    const { copied, same, newer } = await copy({ database, logs });
    process.stdout.write(
      `Copied and compared: ${copied}; the same already: ${same}; not copied: ${newer.length}\n`,
    );
    for (const path of newer) process.stdout.write(`  has changes of its own: ${path}\n`);
    return newer.length === 0;
  } finally {
    await close();
  }
};

await move().then(
  (isComplete) => {
    process.exitCode = isComplete ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
