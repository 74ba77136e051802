import type { StoreApi } from 'zustand/vanilla';
import type { Customer } from '../../domain/access/customer.ts';
import type { SessionState } from './sessionStore.ts';

export const changeCustomer = (
  session: StoreApi<SessionState>,
  change: (customer: Customer) => Customer,
): void => {
  const state = session.getState();
  if (state.status === 'in') session.setState({ ...state, customer: change(state.customer) }, true);
};
