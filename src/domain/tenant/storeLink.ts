const STORE = '/store';

/** Normalises a company's link to a path that starts with /store (rules: Addresses of pages). */
export function storeLink(link: string): string {
  const path = link.replace(/^\/+/, '/');
  if (path === '' || path === '#') return STORE;
  if (/^\/?store($|[/?#])/.test(path)) return path.startsWith('/') ? path : `/${path}`;
  return /^[/?#]/.test(path) ? STORE + path : `${STORE}/${path}`;
}
