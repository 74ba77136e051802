import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readMailSettings } from '../../../host-demo/server/mailSettings.ts';

test.each([
  ['https://{tenant}.shop.example.com', 'https://acme.shop.example.com'],
  ['https://{tenant}.shop.example.com/', 'https://acme.shop.example.com'],
  ['http://{tenant}.localhost:4100', 'http://acme.localhost:4100'],
])('PORTAL_ADDRESS %s: the portal of acme is %s', (pattern, address) => {
  expect(readMailSettings({ PORTAL_ADDRESS: pattern }).portalOf?.('acme')).toBe(address);
});

test.each([
  'https://shop.example.com',
  'https://{tenant}',
  '{tenant}.shop.example.com',
  'ftp://{tenant}.shop.example.com',
  'https://shop.example.com/{tenant}',
  'https://{tenant}.shop.example.com/portal',
  'https://{tenant}.shop.example.com?a=1',
  'https://user:secret@{tenant}.shop.example.com',
  'https://{tenant}.{tenant}.example.com',
  'https://my-{tenant}.example.com',
  'https://{tenant}.shop.example.com:99999',
])('PORTAL_ADDRESS %s is refused at the start', (pattern) => {
  expect(() => readMailSettings({ PORTAL_ADDRESS: pattern })).toThrow(
    'PORTAL_ADDRESS must be an address such as https://{tenant}.shop.example.com',
  );
});

const PORTAL_ADDRESS = 'https://{tenant}.shop.example.com';

test.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, isSecure: false, login: null }],
  [
    'smtps://shop:p%40ss@mail.example.com',
    { host: 'mail.example.com', port: 465, isSecure: true, login: { user: 'shop', pass: 'p@ss' } },
  ],
  ['smtp://[::1]:2525/', { host: '::1', port: 2525, isSecure: false, login: null }],
])('SMTP_URL %s', (SMTP_URL, server) => {
  expect(readMailSettings({ PORTAL_ADDRESS, SMTP_URL }).smtpServer).toEqual(server);
});

test.each([
  'mail.example.com',
  'https://shop:secret@mail.example.com',
  'smtp://shop:secret@mail.example.com?pool=1',
])('SMTP_URL %s is refused at the start, without telling the password', (SMTP_URL) => {
  expect(() => readMailSettings({ PORTAL_ADDRESS, SMTP_URL })).toThrow(
    /^SMTP_URL must be an address such as smtp:\/\/user:password@host:587$/,
  );
});

test('e-mails are sent only with links that lead somewhere', () => {
  expect(() => readMailSettings({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(
    'SMTP_URL needs PORTAL_ADDRESS',
  );
});

test('without it the portal’s address isn’t known', () => {
  expect(readMailSettings({ PORTAL_ADDRESS: '' })).toEqual({});
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** The program's messages; it ends, because the settings are read before anything is opened. */
const startProgram = async (env: Record<string, string>): Promise<string> => {
  const program = spawn(process.execPath, ['host-demo/server/main.ts'], {
    env: { ...process.env, BACKEND_PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  program.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  await once(program, 'close');
  return said;
};

test('the program says which setting is wrong, and ends', async () => {
  expect(await startProgram({ PORTAL_ADDRESS: 'https://shop.example.com' })).toBe(
    'back end: PORTAL_ADDRESS must be an address such as https://{tenant}.shop.example.com\n',
  );
});
