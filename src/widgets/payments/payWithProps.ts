import type { Ref } from 'react';
import type { Money } from '../../domain/numbers/money.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { PaymentOptions } from '../../state/checkout/paymentOptions.ts';
import type { OnStage } from '../../state/checkout/submissionResult.ts';
import type { PaymentResult, PaymentsService, PaymentTarget } from '../../state/payments/paymentsService.ts';

/**
 * For a pay button elsewhere on the page. Null: something in the panel is missing or wrong, which has the focus or is said there.
 */
export type PaymentPanelHandle = { pay(onStage?: OnStage): Promise<PaymentResult | null> };

export type PayWithProps = {
  /** Null until the saved methods are loaded, because what would pay isn't known before. */
  ref?: Ref<PaymentPanelHandle | null> | undefined;
  service: PaymentsService;
  options: PaymentOptions;
  target: PaymentTarget;
  /** What is paid without the charge of the method. */
  amount: Money;
  currency: string;
  method: PaymentMethod;
  /** Whether saved methods are shown and a card may be saved: for logged-in customers. */
  canSave: boolean;
  /** The panel's own button, which shows the amount; false: the page has one and calls `pay()`. */
  hasButton: boolean;
  /** Where the page says what the form still needs, at its own button. */
  summaryPlace?: Element | null;
  /** Called before the pay button does anything; false stops it, and the caller shows why. */
  onBeforePay?: (() => boolean) | undefined;
  /** Enter was pressed in the card form; by default it pays. */
  onSubmit?: (() => void) | undefined;
  /** Every result; the panel shows those that aren't `paid` itself. */
  onResult(result: PaymentResult): void;
  /** Whether nothing else can be paid, because the result of a payment isn't known. */
  onLock?(isLocked: boolean): void;
};
