const CART = /^\/cart(\/|\?|$)/;
/** The checkout, the payment of invoices, and a bank's way back from a payment. */
const CHECKOUT = /^\/(checkout|payment-form|payments)(\/|\?|$)|^\/account(\/\w|\/?\?([^#]*&)?pay=)/;
const CONFIRMATION = /^\/confirmation\/./;

/** Whether something would be lost at this address (path and query) if the page were loaded again. */
export const isCheckingOutOrPaying = (address: string): boolean => CHECKOUT.test(address);

/** Whether the customer orders or pays at this address, so that nothing else may ask them for anything. */
export const isOrderingOrPaying = (address: string): boolean =>
  CART.test(address) || isCheckingOutOrPaying(address);

export const isConfirmation = (address: string): boolean => CONFIRMATION.test(address);
