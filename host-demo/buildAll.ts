/** `npm run build` */
import { build } from './build.ts';

await build((chunk) => process.stdout.write(chunk)).catch(() => {
  process.exitCode = 1;
});
