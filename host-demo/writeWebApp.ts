/**
 * `npm run web-app -- <companyApi> <company> [folder]`: for a static host. Writes the manifest and the pictures of one company, whose
 * host serves the folder (default: dist/portal). May be repeated, as after a change of the logo.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createWebApps } from './webApp/webApps.ts';

const [companyApi, company, folder = 'dist/portal'] = process.argv.slice(2);
if (!companyApi || !company) {
  process.stderr.write('Usage: npm run web-app -- <companyApi> <company> [folder]\n');
  process.exit(1);
}
const { manifest, pictures } = await createWebApps(() => companyApi.replace(/\/$/, '')).webAppOf(
  company,
  company,
);
await mkdir(join(folder, 'webapp'), { recursive: true });
await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
for (const [name, picture] of await pictures())
  await writeFile(join(folder, 'webapp', `${name}.png`), picture);
process.stdout.write(`${manifest.name}: manifest.webmanifest and pictures are in ${folder}\n`);
