import { randomInt } from 'node:crypto';
import type { Source } from './tokens.ts';

type Profile = { id: string; merchant: string; customer: string; methods: Map<string, Source> };

export type ProfileAnswer =
  | { customerProfileId: string; paymentProfileId: string }
  | { code: 'E00039'; text: string; customerProfileId: string }
  | { code: 'E00040' | 'E00042' };

const MOST_METHODS = 10;
const newId = (): string => String(randomInt(900_000_000, 999_999_999));

export const createProfiles = () => {
  const profiles: Profile[] = [];
  const find = (merchant: string, id: string) =>
    profiles.find((profile) => profile.merchant === merchant && profile.id === id);

  const add = (profile: Profile, source: Source): ProfileAnswer => {
    const isSame = ([, other]: [string, Source]) => other.fingerprint === source.fingerprint;
    const known = [...profile.methods].find(isSame)?.[0];
    if (!known && profile.methods.size >= MOST_METHODS) return { code: 'E00042' };
    const paymentProfileId = known ?? newId();
    profile.methods.set(paymentProfileId, source);
    return { customerProfileId: profile.id, paymentProfileId };
  };

  return {
    /** A new profile of a customer. The second one of the same customer is E00039, with the id of the first. */
    create(merchant: string, customer: string, source: Source): ProfileAnswer {
      const known = profiles.find(
        (profile) => profile.merchant === merchant && profile.customer === customer,
      );
      if (customer && known) {
        const text = `A duplicate record with ID ${known.id} already exists.`;
        return { code: 'E00039', text, customerProfileId: known.id };
      }
      const profile = { id: newId(), merchant, customer, methods: new Map<string, Source>() };
      profiles.push(profile);
      return add(profile, source);
    },
    addTo(merchant: string, id: string, source: Source): ProfileAnswer {
      const profile = find(merchant, id);
      return profile ? add(profile, source) : { code: 'E00040' };
    },
    method: (merchant: string, id: string, methodId: string): Source | null =>
      find(merchant, id)?.methods.get(methodId) ?? null,
    remove: (merchant: string, id: string, methodId: string): boolean =>
      find(merchant, id)?.methods.delete(methodId) ?? false,
  };
};

export type Profiles = ReturnType<typeof createProfiles>;
