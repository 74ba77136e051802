import config from './rspack.config.ts';
export default async (...args) => { const c = typeof config === 'function' ? await config(...args) : config; return (Array.isArray(c) ? c : [c]).filter(({ name }) => String(name).startsWith('host-sdk')); };
