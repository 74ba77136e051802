import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';
import { builds } from '../../../rspack.config.ts';

const run = promisify(execFile);

// Within the project, where its packages are found from.
const PLACE = resolve('.cache/packed-sdk');

export type PackedSdk = {
  /** Of an app that has installed the package. */
  app: string;
  /** Of the installed package. */
  folder: string;
  tarball: string;
};

const buildInto = async (path: string): Promise<void> => {
  const configurations: Configuration[] = Object.entries(builds)
    .filter(([name]) => name.startsWith('host-sdk'))
    .map(([, build]) => build('production'))
    .map((each) => ({ ...each, output: { ...each.output, path } }));
  const compiler = rspack(configurations);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
};

/** Builds the host SDK, packs it as npm would publish it, and installs that in an app named `name`. */
export const packSdk = async (name: string): Promise<PackedSdk> => {
  const app = join(PLACE, name);
  const built = join(app, 'built');
  const folder = join(app, 'node_modules/@wholesale-portal/host-sdk');
  await rm(app, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await buildInto(built);
  await run('npm', ['pack', built, '--pack-destination', app, '--silent']);
  const [archive = ''] = (await readdir(app)).filter((file) => file.endsWith('.tgz'));
  const tarball = join(app, archive);
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  return { app, folder, tarball };
};
