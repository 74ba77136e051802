/**
 * `npm run configure -- config.json`: writes a configuration into the built dist/portal/index.html and card.html, and prints the
 * Content-Security-Policies that the server has to send with them (docs/operations.md). May be repeated.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { cloudStoreConfig } from '../src/sync/stores/cloudStoreSchema.ts';
import { withConfig } from './portalPage.ts';
import { cardPagePolicy, contentSecurityPolicy, embedderHeaders } from './securityHeaders.ts';

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
  captcha: v.nullish(
    v.variant('kind', [
      v.object({ kind: v.literal('recaptcha'), siteKey: v.string() }),
      v.object({ kind: v.literal('altcha') }),
    ]),
  ),
  firebase: v.nullish(v.boolean(), false),
  cloudStore: v.nullish(cloudStoreConfig),
  parents: v.nullish(v.record(v.string(), v.array(v.string())), {}),
  paymentOrigins: v.nullish(v.record(v.string(), v.array(v.string())), {}),
  paymentScripts: v.nullish(v.record(v.string(), v.array(v.string())), {}),
});

const [file = 'config.json', target = PAGE] = process.argv.slice(2);
/** Older configurations have `recaptchaSiteKey` instead of `captcha`. */
const withCaptcha = (text: string): string => {
  const { recaptchaSiteKey: siteKey, ...content } = JSON.parse(text);
  if (siteKey === undefined) return text;
  const captcha = content.captcha ?? (siteKey ? { kind: 'recaptcha', siteKey } : null);
  return JSON.stringify({ ...content, captcha }, null, 2);
};
const text = withCaptcha(readFileSync(file, 'utf8'));
const {
  parents,
  captcha = null,
  firebase,
  cloudStore = null,
  paymentOrigins,
  paymentScripts,
  ...addresses
} = v.parse(configFile, JSON.parse(text));
const page = withConfig(readFileSync(target, 'utf8'), text);
writeFileSync(target, page);
const ancestors = [...new Set(Object.values(parents).flat())];
const policy = contentSecurityPolicy(page, ancestors, {
  captcha,
  firebase,
  cloudStore,
  addresses: Object.values(addresses),
});
process.stdout.write(`content-security-policy: ${policy}\n`);
for (const [name, value] of Object.entries(embedderHeaders(ancestors, captcha)))
  process.stdout.write(`${name}: ${value}\n`);

const cardTarget = join(dirname(target), 'card.html');
if (existsSync(cardTarget)) {
  const cardPage = withConfig(readFileSync(cardTarget, 'utf8'), text);
  writeFileSync(cardTarget, cardPage);
  for (const [alias, origins] of Object.entries(paymentOrigins)) {
    const cardPolicy = cardPagePolicy(cardPage, ancestors, {
      addresses: [addresses.api],
      paymentOrigins: origins,
      paymentScripts: paymentScripts[alias] ?? [],
    });
    process.stdout.write(`/card of ${alias}: content-security-policy: ${cardPolicy}\n`);
  }
}
