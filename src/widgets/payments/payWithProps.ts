import type { Ref } from 'react';
import type { Money } from '../../domain/numbers/money.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { PaymentOptions } from '../../state/checkout/paymentOptions.ts';
import type { OnStage } from '../../state/checkout/submissionResult.ts';
import type { PaymentResult, PaymentsService, PaymentTarget } from '../../state/payments/paymentsService.ts';

/**
 * For a pay button elsewhere on the page. Null: something in the panel is missing or wrong, which has the focus or is said there.
 * `savedText`: the saved card or account that pays; null while a new one is entered, or chosen at the bank.
 */
export type PaymentPanelHandle = {
  pay(onStage?: OnStage): Promise<PaymentResult | null>;
  savedText: string | null;
  /** The details of a new card or account are entered in the panel. */
  mustEnter: boolean;
};

/**
 * `ref`: null until the saved methods are loaded, because what would pay isn't known before. `amount`:
 * without the charge of the method. `canSave`: saved methods are shown and a card may be saved, for logged-in
 * customers. `hasButton`: the panel's own, which shows the amount; else the page has one and calls `pay()`,
 * and `summaryPlace` at it, for what the form still needs. `buttonPlaces`: where the panel's own button is instead. `onBeforePay`:
 * false stops the pay button, and the caller shows why. `onSubmit`: Enter was pressed in the card form; by default it pays. `onResult`: every
 * result; the panel shows those that aren't `paid` itself. `onLock`: nothing else can be paid, because the
 * result of a payment isn't known.
 */
export type PayWithProps = {
  ref?: Ref<PaymentPanelHandle | null> | undefined;
  service: PaymentsService;
  options: PaymentOptions;
  target: PaymentTarget;
  amount: Money;
  currency: string;
  method: PaymentMethod;
  canSave: boolean;
  hasButton: boolean;
  summaryPlace?: Element | null;
  buttonPlaces?: { summary: Element; bar: Element } | null;
  onBeforePay?: (() => boolean) | undefined;
  onSubmit?: (() => void) | undefined;
  onResult(result: PaymentResult): void;
  onLock?(isLocked: boolean): void;
};
