import type { PreviousSubmission } from '../../domain/cart/cart.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { loadOnce } from '../../platform/loadOnce.ts';
import type { OrderSubmission } from './orderSubmission.ts';
import type { NotPlaced, OnStage, SubmissionResult } from './submissionResult.ts';

export type OrdersService = {
  preload(): void;
  submit(method: ShippingMethod | null, onStage?: OnStage): Promise<SubmissionResult>;
  /**
   * Follows an order that another tab, device or page load has submitted, until its result is known. Null: the sender
   * knows that it was not placed, and the cart is free again. Never rejects.
   */
  follow(sent: PreviousSubmission, onStage?: OnStage): Promise<SubmissionResult | null>;
};

/** The code that sends could not be loaded; nothing was sent. */
const NOT_LOADED: NotPlaced = { status: 'unverified', code: 'unreachable' };

/** `load`: what submits the customer's orders; loaded while the customer fills in the form. */
export const createOrdersService = (load: () => Promise<OrderSubmission>): OrdersService => {
  const loaded = loadOnce(load);
  return {
    preload: () => void loaded().catch(() => undefined),
    async submit(method, onStage = () => undefined) {
      const submission = await loaded().catch(() => null);
      return submission ? submission.submit(method, onStage) : NOT_LOADED;
    },
    async follow(sent, onStage = () => undefined) {
      const submission = await loaded().catch(() => null);
      return submission ? submission.follow(sent, onStage) : NOT_LOADED;
    },
  };
};
