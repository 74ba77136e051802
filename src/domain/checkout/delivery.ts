import type { CartDetails } from '../cart/cart.ts';
import { type AddressSource, deliveryAddress } from './deliveryAddress.ts';
import { type ShippingMethod, servesState } from './shippingMethod.ts';

/**
 * `offered`: what serves the address; all methods while its state is unknown. `method`: the chosen one, else
 * that of the last order, else the only one offered. `dropped`: a chosen method, or that of the last order,
 * which doesn't serve the address. `lacksMethod`: what the shipping costs isn't known yet.
 */
export type Delivery = {
  offered: readonly ShippingMethod[];
  method: ShippingMethod | null;
  dropped: ShippingMethod | null;
  isUnserved: boolean;
  lacksMethod: boolean;
};

type DeliveryDetails = Pick<
  CartDetails,
  'address' | 'subCustomerId' | 'shippingMethodCode' | 'lastShippingMethodCode'
>;

export function deliveryOf(
  methods: readonly ShippingMethod[],
  customer: AddressSource,
  details: DeliveryDetails,
): Delivery {
  const { state } = deliveryAddress(customer, details);
  const offered = state.trim() === '' ? methods : methods.filter(({ zones }) => servesState(zones, state));
  const wanted = [details.shippingMethodCode, details.lastShippingMethodCode].flatMap((wantedCode) =>
    methods.filter(({ code }) => code === wantedCode),
  );
  const preset = offered.length === 1 ? (offered[0] ?? null) : null;
  const method = wanted.find((candidate) => offered.includes(candidate)) ?? preset;
  const [first] = wanted;
  return {
    offered,
    method,
    dropped: first && !offered.includes(first) ? first : null,
    isUnserved: methods.length > 0 && offered.length === 0,
    lacksMethod: methods.length > 0 && method === null,
  };
}
