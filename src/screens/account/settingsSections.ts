import type { Customer } from '../../domain/access/customer.ts';

const NAMES = [
  'profile',
  'appearance',
  'emails',
  'notifications',
  'addresses',
  'payments',
  'devices',
  'password',
  'links',
] as const;
export type SettingsSectionName = (typeof NAMES)[number];

type Shown = { customer: Pick<Customer, 'gateways'>; isOfParent: boolean };

/** The sections that make sense. `isOfParent`: the parent gave the session, so that devices and password are its own. */
export const settingsSections = ({ customer, isOfParent }: Shown): readonly SettingsSectionName[] => {
  const hidden: readonly SettingsSectionName[] = [
    ...(customer.gateways.length === 0 ? (['payments'] as const) : []),
    ...(isOfParent ? (['devices', 'password'] as const) : []),
  ];
  return NAMES.filter((name) => !hidden.includes(name));
};
