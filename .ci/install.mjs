/**
 * Runs before `npm start` and `npm test`, on any Node and without dependencies: installs the locked dependencies, which
 * include the project's own Node.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `This project needs Node 20.19 or newer to install its own; this is ${process.version}.\n`,
  );
  process.exit(1);
}

const isUpToDate = existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
/**
 * `npm ci` requires every platform's optional binaries. A registry that mirrors only some platforms doesn't have them;
 * `npm install` takes the same locked versions without them.
 */
const install = () => {
  const options = { stdio: ['ignore', 'inherit', 'pipe'], shell: process.platform === 'win32' };
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  try {
    execFileSync('npm', ['ci', ...quiet], options);
  } catch {
    execFileSync('npm', ['install', '--no-save', ...quiet], { ...options, stdio: 'inherit' });
  }
};

if (!isUpToDate) {
  process.stdout.write('Installing the dependencies…\n');
  install();
}

const wanted = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node.replace(
  /\D*(\d+).*/,
  '$1',
);
const own = execFileSync('node_modules/.bin/node', ['--version'], { encoding: 'utf8' }).trim();
if (!own.startsWith(`v${wanted}.`)) {
  process.stderr.write(
    `The project's own Node should be ${wanted}, but is ${own}: npm was kept from running install scripts.\n` +
      'Allow them for the package "node" (npm config get ignore-scripts) and install again.\n',
  );
  process.exit(1);
}
