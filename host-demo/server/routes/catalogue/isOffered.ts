import { isOn } from '../../settings.ts';

/** Whether customers may see and order a product by itself: hidden products and discounts only come with others. */
export const isOffered = ({ hidden, is_discount }: { hidden?: unknown; is_discount?: unknown }): boolean =>
  !isOn(hidden) && !isOn(is_discount);
