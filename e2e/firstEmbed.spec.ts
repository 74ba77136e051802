import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { blockText } from '../tests/documents/readBlocks.ts';
import { expect, test } from './support/journey.ts';
import { add } from './support/ordering.ts';
import { type Command, freePorts, startCommand } from './support/parents/commands.ts';
import { expectPrice, OIL } from './support/parents/shopping.ts';

/** The first embed of docs/embedding.md, word for word, by somebody who has the project and an empty folder. */

const SECTION = 'docs/embedding.md: The first embed in nine lines';
/** Of a bottle of oil, for the customer of the document: 9.20, with the campaign's 5 % off. */
const OWN_PRICE = '$8.74';
/** Two of them, 17.48, with 7 % tax, and 18.00 for ground shipping, as the customer's last order was shipped. */
const WITH_TAX_AND_SHIPPING = '36.70';

/** A fresh demo hashes the passwords of all its customers, which takes half a minute of a slow machine, ms. */
const START_TIMEOUT_MS = 180_000;

let folder: string;
/** A block as it stands, but for the ports: those of the document are for one demo on a machine. */
let block: (name: string) => string;
let address: string;
const commands: Command[] = [];

const writeEmbed = (file: string, text: string): Promise<void> =>
  writeFile(join(folder, 'first-embed', file), text);

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  const [page, portal, backend, shell, emulator] = await freePorts(5);
  const ports: Record<string, string | undefined> = { 8080: page, 4100: portal, 4300: backend };
  block = (name) => blockText(name).replace(/\b(?:8080|4100|4300)\b/g, (port) => ports[port] ?? port);
  address = `http://localhost:${page}`;

  folder = await mkdtemp(join(tmpdir(), 'first-embed-'));
  const demo = startCommand(block(`${SECTION} (sh)`), process.cwd(), {
    PORTAL_PORT: portal,
    BACKEND_PORT: backend,
    SHELL_PORT: shell,
    EMULATOR_PORT: emulator,
    PORTAL_DATA_DIR: join(folder, 'data'),
    // The dependencies are there: tests of this run use them.
    npm_config_ignore_scripts: 'true',
  });
  commands.push(demo);
  await demo.says(/Ready in/);

  await symlink(resolve('dist'), join(folder, 'dist'));
  await mkdir(join(folder, 'first-embed'));
  await writeEmbed('index.html', block(`${SECTION} (html)`));
  await writeEmbed('server.mjs', block(`${SECTION} (js)`));
  await writeEmbed('portalTokens.mjs', block('docs/embedding.md: Node (js)'));
  const server = startCommand(block(`${SECTION} (sh) 2`), folder);
  commands.push(server);
  await server.says(new RegExp(address));
});

test.afterAll(async () => {
  await Promise.all(commands.map((command) => command.stop()));
  await rm(folder, { recursive: true });
});

test('the first embed shows the customer’s prices and hears of the cart, in a frame and then as a slot', async ({
  page,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.goto(address);
  const frame = page.frameLocator('iframe[title="Ordering"]').locator('body');
  await expectPrice({ portal: frame }, OWN_PRICE);
  await add(frame, OIL, 2);
  await expect.poll(() => printed).toContain(`1 ${WITH_TAX_AND_SHIPPING}`);

  const nineLines = block(`${SECTION} (html)`);
  await writeEmbed('index.html', nineLines.replace("mode: 'iframe'", "mode: 'federated'"));
  await page.reload();
  const slot = page.getByRole('region', { name: 'Ordering' });
  await expectPrice({ portal: slot }, OWN_PRICE);
  await expect(page.locator('iframe')).toHaveCount(0);
});
