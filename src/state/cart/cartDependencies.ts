import type { Customer } from '../../domain/access/customer.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import type { PortalContext } from '../portal.ts';
import type { CartStore } from './cartStore.ts';

export type CartDependencies = Pick<
  PortalContext,
  'http' | 'clock' | 'company' | 'settings' | 'local' | 'errors' | 'session'
> & {
  customer: Customer;
  context: LineContext;
  cart: CartStore;
};
