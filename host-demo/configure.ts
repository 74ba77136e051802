/**
 * `npm run configure -- config.json`: writes a configuration into the built dist/portal/index.html, and prints what the
 * Content-Security-Policy of the server has to allow. May be repeated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inlineScriptHashes, withConfig } from './portalPage.ts';

const PAGE = 'dist/portal/index.html';

const [file = 'config.json', target = PAGE] = process.argv.slice(2);
const page = withConfig(readFileSync(target, 'utf8'), readFileSync(file, 'utf8'));
writeFileSync(target, page);
process.stdout.write(`script-src 'self' ${inlineScriptHashes(page)}\n`);
