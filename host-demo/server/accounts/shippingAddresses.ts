import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { shippingAddressWire, type UserWire, userWire } from '../../../src/api/access/schema.ts';
import type { AddressesResponse } from '../../../src/api/account/accountSchema.ts';

type User = v.InferOutput<typeof userWire>;
type ListedAddress = User['shipping_address_list'][number];
type Address = v.InferOutput<typeof shippingAddressWire>;

export const MAX_OWN_ADDRESSES = 50;

const mainAddress = (user: User): Address => {
  const place = {
    ship_state: user.ship_address_state,
    ship_zipcode: user.zipcode,
    ship_country: user.country,
  };
  const { ship_address, ship_address2, ship_address3, ship_address4, ship_address_city } = user;
  const lines = { ship_address, ship_address2, ship_address3, ship_address4 };
  return Object.values(lines).some((line) => line !== '') || ship_address_city !== ''
    ? { ...lines, ship_city: ship_address_city, ...place }
    : {
        ship_address: user.client_address,
        ship_address2: '',
        ship_address3: '',
        ship_address4: '',
        ship_city: user.client_city,
        ...place,
      };
};

const plain = (address: Address): Address => v.parse(shippingAddressWire, address);

/** The back office's addresses have no id of their own; theirs stays as long as the address. */
const companyId = (address: Address): string =>
  `company-${createHash('sha256')
    .update(JSON.stringify(plain(address)))
    .digest('hex')
    .slice(0, 32)}`;

const idOf = (address: ListedAddress): string => address.id || companyId(address);

/** All addresses of a user, the main one first; one is the default. */
export const listAddresses = (data: UserWire): AddressesResponse['addresses'] => {
  const user = v.parse(userWire, data);
  const main = mainAddress(user);
  const list = user.shipping_address_list;
  const preset = list.find(({ is_default }) => is_default);
  const presetId = preset ? idOf(preset) : companyId(main);
  const all = [{ ...main, id: '', is_default: false }, ...list].map((address) => ({
    ...plain(address),
    id: idOf(address),
    is_own: address.id !== '',
    is_default: idOf(address) === presetId,
  }));
  return all.filter(
    ({ id, ship_address, ship_city }, at) =>
      (ship_address !== '' || ship_city !== '') && all.findIndex((each) => each.id === id) === at,
  );
};

const withList = (
  data: UserWire,
  change: (list: ListedAddress[], user: User) => ListedAddress[],
): UserWire => {
  const user = v.parse(userWire, data);
  return { ...data, shipping_address_list: change(user.shipping_address_list, user) };
};

export const saveAddress = (data: UserWire, address: Address & { id: string }): UserWire | null => {
  const { shipping_address_list: list } = v.parse(userWire, data);
  const isKnown = list.some(({ id }) => id === address.id);
  if (!isKnown && list.filter(({ id }) => id !== '').length >= MAX_OWN_ADDRESSES) return null;
  return withList(data, (before) =>
    isKnown
      ? before.map((each) => (each.id === address.id ? { ...address, is_default: each.is_default } : each))
      : [...before, { ...address, is_default: false }],
  );
};

export const removeAddress = (data: UserWire, id: string): UserWire =>
  withList(data, (list) => list.filter((each) => each.id === '' || each.id !== id));

export const chooseDefault = (data: UserWire, id: string): UserWire | null =>
  listAddresses(data).some((each) => each.id === id)
    ? withList(data, (list, user) => {
        const isMain = companyId(mainAddress(user)) === id;
        return list.map((each) => ({ ...each, is_default: !isMain && idOf(each) === id }));
      })
    : null;
