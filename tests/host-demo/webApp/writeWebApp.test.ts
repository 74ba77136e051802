import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

const write = (...parameters: string[]) =>
  promisify(execFile)(process.execPath, ['host-demo/writeWebApp.ts', ...parameters]);

test('the web app of a company can be written for a static host', async () => {
  const backend = Fastify();
  onTestFinished(() => backend.close());
  backend.post('/company', () => ({
    success: true,
    company: { company_id: 1, name: 'Maison Lumière', alias: 'lumiere', locale_code: 'fr-FR' },
  }));
  await backend.listen({ port: 0, host: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  await write(backend.listeningOrigin, 'lumiere', folder);
  const { icons, screenshots, shortcuts } = JSON.parse(
    readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'),
  );
  expect(shortcuts.map(({ name }: { name: string }) => name)).toEqual(['Panier', 'Historique', 'Boutique']);
  const files = readdirSync(join(folder, 'webapp')).map((name) => `/webapp/${name}`);
  for (const { src } of [...icons, ...screenshots]) expect(files).toContain(src.split('?')[0]);
  expect(files).toContain('/webapp/apple-touch-icon.png');
});

test('without a company it says what it needs', async () => {
  await expect(write('http://127.0.0.1')).rejects.toThrow('Usage: npm run web-app');
});
