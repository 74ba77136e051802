import { runInThisContext } from 'node:vm';
import ts from 'typescript';

type Modules = Readonly<Record<string, unknown>>;
type Module = Record<string, unknown>;
type Run = (require: (name: string) => unknown, exports: Module) => Promise<void>;

/**
 * Runs a module that exists in a document only; `modules` are all that it may import. `done` rejects when it throws; a module that waits
 * for something has its exports before.
 */
export const runModule = (code: string, modules: Modules): { exports: Module; done: Promise<void> } => {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const run: Run = runInThisContext(`(async (require, exports) => {${outputText}\n})`);
  const exports: Module = {};
  const require = (name: string): unknown => {
    if (!(name in modules)) throw new Error(`no module ${name}`);
    return modules[name];
  };
  return { exports, done: run(require, exports) };
};
