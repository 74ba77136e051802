

const importFrom = (url)=>import(/* webpackIgnore: true */ /* @vite-ignore */ url);

export { importFrom };

