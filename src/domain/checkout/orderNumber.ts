const SHORT_DIGITS = 7;

/**
 * `WEB-` and the last 7 digits of the millisecond timestamp, zeros kept; the whole of it for tenants with the
 * full_order_number flag (rules: Dates and numbers).
 */
export function orderNumber(timestamp: number, isFull: boolean): string {
  const digits = String(timestamp);
  return `WEB-${isFull ? digits : digits.slice(-SHORT_DIGITS).padStart(SHORT_DIGITS, '0')}`;
}
