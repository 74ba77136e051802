import type { Destination, RouteTarget } from '../../bridge/contract.ts';
import { storeLink } from '../../domain/tenant/storeLink.ts';
import { paths } from '../../routing/paths.ts';
import { takeUserToken } from '../../routing/publicPaths.ts';
import { screenAt } from '../../routing/screenAt.ts';

/** A path into the store, however many slashes it begins with. */
const INTO_STORE = /^\/*store($|[/?#])/;

const pathOf = (path: string): string => {
  if (INTO_STORE.test(path)) return storeLink(path);
  return path.startsWith('/') ? path.replace(/^\/+/, '/') : '/';
};

/**
 * The path of a place that the parent names, or reported back; a user token in a path is left out, and links into the
 * store are normalised (rules: Addresses of pages).
 */
export const pathOfTarget = (target: Destination): string => {
  switch (target.to) {
    case 'home':
      return paths.home();
    case 'store':
      return storeLink((target.query ?? '').replace(/^(?=[^?#])/, '?'));
    case 'product':
      return paths.product(target.id);
    case 'cart':
      return paths.cart();
    case 'quick-order':
      return paths.quickOrder();
    case 'checkout':
      return paths.checkout();
    case 'history':
      return paths.account();
    case 'transaction':
      return paths.transaction(target.id);
    case 'confirmation':
      return paths.confirmation(target.id);
    case 'path':
      return takeUserToken(pathOf(target.path)).path;
  }
};

/**
 * The named target of a path; null for paths that parents have no name for, including those with a document, page or
 * filters, which a name would lose.
 */
export const targetOfPath = (path: string): RouteTarget | null => {
  const target = screenAt(path)?.route.target;
  const [pathname = '', query = ''] = path.split('?');
  const [, , id = ''] = pathname.split('/');
  switch (target) {
    case undefined:
      return null;
    case 'store':
      return query ? { to: target, query } : { to: target };
    case 'product':
      return /^\d+$/.test(id) ? { to: target, id: Number(id) } : null;
    case 'transaction':
    case 'confirmation':
      return id ? { to: target, id: decodeURIComponent(id) } : null;
    default:
      return id || query ? null : { to: target };
  }
};
