/** Location state: the receipt follows its payment, and says thank you. */
export const JUST_PAID = 'paid';
