const SHORT_DIGITS = 7;

/** `WEB-` and the last 7 digits of the timestamp in ms, or all with full_order_number (rules: Order number). */
export function orderNumber(timestamp: number, isFull: boolean): string {
  const digits = String(timestamp);
  return `WEB-${isFull ? digits : digits.slice(-SHORT_DIGITS).padStart(SHORT_DIGITS, '0')}`;
}

/**
 * The invoice number that is made with an order number (rules: Order number): all sessions of a customer get the same.
 */
export function invoiceNumber(ofOrder: string): string {
  return `INV-${ofOrder.replace(/^WEB-/, '')}`;
}
