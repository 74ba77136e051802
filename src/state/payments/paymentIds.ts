import { newPaymentId } from '../../platform/newPaymentId.ts';
import { createLocalStore } from '../../platform/storage.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { PaymentTarget } from './paymentsService.ts';
import { paymentTargetKey } from './paymentTargetKey.ts';

/** The ids of this tab's payments by target; nothing else of a payment is kept. */
export type PaymentIds = {
  /** The id of a payment that was sent, also before a reload, and isn't over; null without one. */
  sent(target: PaymentTarget): string | null;
  get(target: PaymentTarget): string;
  keep(target: PaymentTarget): void;
  /** Nothing was sent after all: the id stays, for the next attempt in this page. */
  release(paymentId: string): void;
  /** After a known result: the next payment of the target is another one. */
  forget(paymentId: string): void;
};

export const createPaymentIds = (
  { portal }: Pick<PaymentDependencies, 'portal'>,
  area: () => Storage = () => sessionStorage,
): PaymentIds => {
  const store = createLocalStore(`portal.${portal.company.alias}.payment.`, area);
  const made = new Map<string, string>();
  const get = (target: PaymentTarget): string => {
    const key = paymentTargetKey(target);
    const id = store.read(key) ?? made.get(key) ?? newPaymentId();
    made.set(key, id);
    return id;
  };
  const release = (paymentId: string): void => {
    for (const key of store.keys('')) if (store.read(key) === paymentId) store.remove(key);
  };
  return {
    sent: (target) => store.read(paymentTargetKey(target)),
    get,
    keep: (target) => void store.write(paymentTargetKey(target), get(target)),
    release,
    forget(paymentId) {
      release(paymentId);
      for (const [key, id] of made) if (id === paymentId) made.delete(key);
    },
  };
};
