/** The cart, the checkout, the payment of invoices, and a bank's way back from a payment. */
const ORDERING = /^\/(cart|checkout|payment-form|payments)(\/|\?|$)|^\/account(\/\w|\/?\?([^#]*&)?pay=)/;
const CONFIRMATION = /^\/confirmation\/./;

/** Whether the customer orders or pays at this address (path and query), so that nothing else may ask them for anything. */
export const isOrderingOrPaying = (address: string): boolean => ORDERING.test(address);

/** Whether the address confirms an order that has just been placed. */
export const isConfirmation = (address: string): boolean => CONFIRMATION.test(address);
