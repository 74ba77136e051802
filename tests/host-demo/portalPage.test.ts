import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineScriptHashes, withConfig, withLook } from '../../host-demo/portalPage.ts';

const PAGE = '<script id="portal-config" type="application/json"></script><script>alert(1)</script>';

/** printf 'alert(1)' | openssl dgst -sha256 -binary | base64 */
const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

const configIn = (page: string) => {
  const [, text = ''] = /id="portal-config"[^>]*>([\s\S]*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(text);
};

test('a configuration is read from the page as it was written, whatever it contains', () => {
  const config = { api: '/api', note: '</script><script>$& $1 "é"' };
  const page = withConfig(PAGE, JSON.stringify(config));
  expect(configIn(page)).toEqual(config);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(configIn(withConfig(page, '{"api":"/other"}'))).toEqual({ api: '/other' });
});

test('a look is read from the page as it was written, beside the configuration, and runs nothing', () => {
  const empty = withConfig(
    `<script id="portal-look" type="application/json"></script>${PAGE}`,
    '{"api":"/api"}',
  );
  const look = {
    name: '</script><script>alert(2)</script> $& "é"',
    logo: '',
    openPortal: false,
    allowsNewCustomers: true,
    style: '',
  };
  const page = withLook(empty, look);
  const [, text = ''] = /id="portal-look"[^>]*>([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual(look);
  expect(configIn(page)).toEqual({ api: '/api' });
  expect(page.match(/<script/g)).toHaveLength(3);
  expect(inlineScriptHashes(page)).toBe(HASH);
});

test('a configuration that is not JSON is refused', () => {
  expect(() => withConfig(PAGE, '{ api: ')).toThrow(SyntaxError);
});

test('only scripts that run have a hash', () => {
  expect(inlineScriptHashes(withConfig(PAGE, '{}'))).toBe(HASH);
});

test('npm run configure writes the configuration into a built page and prints the policy to send with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-page-'));
  const [page, config] = [join(folder, 'index.html'), join(folder, 'config.json')];
  writeFileSync(page, PAGE);
  writeFileSync(join(folder, 'card.html'), PAGE);
  const content = {
    paymentOrigins: { acme: ['https://apitest.authorize.net'], other: [] },
    paymentScripts: { acme: ['https://jstest.authorize.net'] },
    api: 'https://api.example.com/v1',
    searchApi: '/search',
    parents: { '*': ['https://crm.example.com'] },
    captcha: { kind: 'recaptcha', siteKey: 'site-key' },
  };
  // As older configurations name it.
  const { captcha, ...older } = content;
  writeFileSync(config, JSON.stringify({ ...older, recaptchaSiteKey: captcha.siteKey }));
  const printed = execFileSync(process.execPath, ['host-demo/configure.ts', config, page], {
    encoding: 'utf8',
  });
  expect(configIn(readFileSync(page, 'utf8'))).toEqual(content);
  expect(printed).toContain(`script-src 'self' ${HASH} https://www.google.com/recaptcha/`);
  expect(printed).toContain("connect-src 'self' https://api.example.com https://www.google.com/recaptcha/;");
  expect(printed).toContain("frame-ancestors 'self' https://crm.example.com");
  expect(printed).toContain('\ncross-origin-resource-policy: cross-origin\n');
  const [acme = '', other = ''] = printed.split('\n').filter((line) => line.startsWith('/card of '));
  expect(acme).toMatch(
    /^\/card of acme: content-security-policy: default-src 'none'; script-src 'self' \S+ https:\/\/jstest\.authorize\.net;/,
  );
  expect(acme).toContain(
    "connect-src 'self' https://api.example.com https://apitest.authorize.net https://jstest.authorize.net;",
  );
  expect(other).not.toContain('authorize.net');
});
