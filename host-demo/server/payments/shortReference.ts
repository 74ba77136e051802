const LENGTH = 8;
const GROUP = 4;

/** The end of a payment's id as customers read it out, as the portal shows it (src/domain/payments/shortReference.ts). */
export const shortReference = (paymentId: string): string => {
  const end = paymentId.slice(-LENGTH).toUpperCase();
  return end.length > GROUP ? `${end.slice(0, -GROUP)}-${end.slice(-GROUP)}` : end;
};
