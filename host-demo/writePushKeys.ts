/** `npm run push-keys -- file`: writes new keys for web push, for PUSH_KEYS (docs/operations.md). It never overwrites. */
import { writePushKeyFile } from './server/push/pushKeyFile.ts';

const [file = 'push-keys.json'] = process.argv.slice(2);
try {
  const { publicKey } = writePushKeyFile(file);
  process.stdout.write(`Keys for web push are in ${file}, readable by you only. Public key: ${publicKey}\n`);
} catch (error) {
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
  const reason = isThere
    ? `${file} exists. New keys end the notifications of every device, so nothing was written.`
    : error instanceof Error
      ? error.message
      : String(error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
