const LENGTH = 8;
const GROUP = 4;

/** The end of a payment's id as customers read it out, `8H4K-2MQX`; support finds the payment by it (docs/payments.md). */
export function shortReference(paymentId: string): string {
  const end = paymentId.slice(-LENGTH).toUpperCase();
  return end.length > GROUP ? `${end.slice(0, -GROUP)}-${end.slice(-GROUP)}` : end;
}
