import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Compiler, rspack } from '@rspack/core';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

// The only file with a native `import()`: a CommonJS file needs that too, for the code of a slot.
const NATIVE_IMPORT = 'importFrom.js';

// As CommonJS, in which code that is needed later is required when it is: Jest runs no `import()` in its default settings.
const toCommonJs = async (file: string, code: string): Promise<string> => {
  const requiring = code
    .replaceAll(/"\.\/([\w-]+)\.js"/g, '"./$1.cjs"')
    .replace(/\/\/# sourceMappingURL=.*/, '');
  const { code: converted } = await rspack.experiments.swc.transform(requiring, {
    filename: file,
    isModule: true,
    jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
    module: { type: 'commonjs', importInterop: 'none', ignoreDynamic: file === NATIVE_IMPORT },
    minify: file !== NATIVE_IMPORT,
  });
  return converted;
};

/** Marks these files as code of the client, for parents with React Server Components. */
export const markAsClient = (files: readonly string[]) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('mark-as-client', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'mark-as-client', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => files.includes(name))) {
          compilation.updateAsset(file, (code) => new rspack.sources.ConcatSource("'use client';\n", code));
        }
      });
    });
  },
});

/** Writes a CommonJS file beside each ES module. */
export const alsoCommonJs = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('also-common-js', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'also-common-js', stage }, async (assets) => {
        const modules = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
        for (const [file, source] of modules) {
          const code = await toCommonJs(file, String(source.source()));
          compilation.emitAsset(file.replace(/js$/, 'cjs'), new rspack.sources.RawSource(code));
        }
      });
    });
  },
};

const naming = (code: string, extension: 'js' | 'cjs'): string =>
  code.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, `$1$2.${extension}$1`);

/** Writes the declarations of the package into its folder, for ES modules and for CommonJS. */
export const writeDeclarations = async (folder: string): Promise<void> => {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  await run(process.execPath, [compiler, '-p', join(root, 'src/host-sdk/tsconfig.json'), '--outDir', folder]);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  for (const file of files) {
    const code = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), naming(code, 'js'));
    await writeFile(join(folder, file.replace(/ts$/, 'cts')), naming(code, 'cjs'));
  }
};
