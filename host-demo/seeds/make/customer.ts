import type { CustomerPricing, CustomerSeed, PastTransaction } from '../types.ts';

const PASSWORD = 'Portal#2026';

const LIST_PRICES: CustomerPricing = { percent: 0, nets: [] };

type Address = { street: string; more?: string; city: string; state: string; zip: string; country: string };

export const shippingOption = ({ street, more = '', city, state, zip, country }: Address) => ({
  ship_address: street,
  ship_address2: more,
  ship_city: city,
  ship_state: state,
  ship_zipcode: zip,
  ship_country: country,
});

export const mainAddress = ({ street, more = '', city, state, zip, country }: Address) => ({
  client_address: street,
  client_city: city,
  ship_address: street,
  ship_address2: more,
  ship_address_city: city,
  ship_address_state: state,
  zipcode: zip,
  country,
});

export function customer(
  user: CustomerSeed['user'],
  rest: {
    contactName?: string;
    pricing?: CustomerPricing;
    past?: PastTransaction[];
    recommendation?: CustomerSeed['recommendation'];
    partNumbers?: NonNullable<CustomerSeed['partNumbers']>;
    documents?: CustomerSeed['documents'];
  } = {},
): CustomerSeed {
  return {
    user,
    ...(rest.contactName && { contactName: rest.contactName }),
    password: PASSWORD,
    pricing: rest.pricing ?? LIST_PRICES,
    past: rest.past ?? [],
    recommendation: rest.recommendation ?? null,
    ...(rest.partNumbers && { partNumbers: rest.partNumbers }),
    documents: rest.documents ?? {},
  };
}
