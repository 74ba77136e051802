import type { Profile } from './account.ts';

/** Of a phone number; ITU-T E.164 has at most 15 digits, and extensions come behind it. */
const MIN_DIGITS = 5;

/** What is wrong with a profile, by field: a name is needed, a phone number may be left out. */
export const profileProblems = ({
  contactName,
  phone,
}: Pick<Profile, 'contactName' | 'phone'>): readonly ('contactName' | 'phone')[] => {
  const digits = phone.replaceAll(/\D/g, '').length;
  const isPhone = phone.trim() === '' || (digits >= MIN_DIGITS && /^[\d\s()+\-./#*;,extEXT]*$/.test(phone));
  return [
    ...(contactName.trim() === '' ? (['contactName'] as const) : []),
    ...(isPhone ? [] : (['phone'] as const)),
  ];
};
