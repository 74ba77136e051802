/**
 * Runs before `npm test`: finds a Chromium, or installs one, and stores its path for the browser tests. Order:
 * PLAYWRIGHT_CHROMIUM, the PATH, Playwright's own download, the system's package (as root on Debian). Where the system has the headless
 * shell, its path is stored too: journeys need a sixth less of a processor in it. With the argument `firefox`, a Firefox is found in the same way,
 * named by FIREFOX.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const NOTE = '.cache/chromium';
const SHELL = 'chromium-headless-shell';
const SHELL_NOTE = `.cache/${SHELL}`;

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

const run = (command, args) => {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
};

const own = async () => {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const installPackages = (...names) =>
  run('apt-get', ['update']) && run('apt-get', ['install', '-y', ...names]);

/** That of the system only, which has the version of the system's Chromium. None where PLAYWRIGHT_CHROMIUM names a browser. */
const findShell = (chromium) => {
  if (process.env.PLAYWRIGHT_CHROMIUM || chromium !== onPath(['chromium'])) return undefined;
  if (!onPath([SHELL]) && isRootOnDebian()) installPackages(SHELL);
  return onPath([SHELL]);
};

/** Of the other browsers that `npm run test:browsers` needs. */
const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_NOTE = '.cache/firefox';

const findFirefox = () => {
  const named = process.env.FIREFOX ?? onPath(FIREFOX);
  if (named) return named;
  if (isRootOnDebian() && installPackages('firefox-esr')) return onPath(FIREFOX);
  throw new Error('No Firefox was found and none could be installed: name one in FIREFOX.');
};

const find = async () => {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which isn't there.`);
  }
  const found = onPath(NAMES) ?? (await own());
  if (found) return found;
  process.stdout.write('Looking for a browser for the journeys…\n');
  if (run('node_modules/.bin/playwright', ['install', 'chromium'])) return own();
  if (isRootOnDebian() && installPackages('chromium', SHELL)) return onPath(NAMES);
  throw new Error('No Chromium was found and none could be installed: name one in PLAYWRIGHT_CHROMIUM.');
};

try {
  const path = await find();
  mkdirSync('.cache', { recursive: true });
  writeFileSync(NOTE, path ?? '');
  writeFileSync(SHELL_NOTE, findShell(path) ?? '');
  if (process.argv.includes('firefox')) writeFileSync(FIREFOX_NOTE, findFirefox());
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
