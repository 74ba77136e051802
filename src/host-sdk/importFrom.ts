/** Imports a module by its address; bundlers leave it to the browser. */
export const importFrom = (url: string): Promise<unknown> =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ url);
