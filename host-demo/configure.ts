/**
 * `npm run configure -- config.json`: writes a configuration into the built dist/portal/index.html, and prints the
 * Content-Security-Policy that the server has to send with it (docs/operations.md). May be repeated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { withConfig } from './portalPage.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

const PAGE = 'dist/portal/index.html';

const address = v.nullish(v.string(), '');
const configFile = v.object({
  companyApi: address,
  api: address,
  productApi: address,
  orderApi: address,
  searchApi: address,
  documentsApi: address,
  brandRulesApi: address,
  legacyApi: address,
  errorReporting: address,
  recaptchaSiteKey: v.nullish(v.string(), null),
  parents: v.nullish(v.record(v.string(), v.array(v.string())), {}),
});

const [file = 'config.json', target = PAGE] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const { parents, recaptchaSiteKey, ...addresses } = v.parse(configFile, JSON.parse(text));
const page = withConfig(readFileSync(target, 'utf8'), text);
writeFileSync(target, page);
const policy = contentSecurityPolicy(page, [...new Set(Object.values(parents).flat())], {
  recaptchaSiteKey,
  addresses: Object.values(addresses),
});
process.stdout.write(`content-security-policy: ${policy}\n`);
