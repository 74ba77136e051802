import type { PreviousSubmission } from '../../domain/cart/cart.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { isSignedIn } from '../access/sessionStore.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import { placeOrder } from './placeOrder.ts';
import { pollSubmittedOrder } from './pollSubmittedOrder.ts';
import { type OnStage, SESSION_EXPIRED, type SubmissionResult } from './submissionResult.ts';

export type OrderSubmission = {
  submit(method: ShippingMethod | null, onStage: OnStage): Promise<SubmissionResult>;
  follow(sent: PreviousSubmission, onStage: OnStage): Promise<SubmissionResult | null>;
};

/** Parallel submissions share one attempt. */
export const createOrderSubmission = (dependencies: OrderDependencies): OrderSubmission => {
  const { session } = dependencies;
  let underWay: Promise<SubmissionResult> | null = null;
  return {
    submit(method, onStage) {
      if (!isSignedIn(session.getState())) return Promise.resolve(SESSION_EXPIRED);
      underWay ??= placeOrder(dependencies, method, onStage).finally(() => {
        underWay = null;
      });
      return underWay;
    },
    follow: (sent, onStage) => pollSubmittedOrder(dependencies, sent, onStage),
  };
};
