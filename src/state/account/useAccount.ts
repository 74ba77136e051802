import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PreferenceChange, savePreferences } from '../../api/account/savePreferences.ts';
import { saveProfile } from '../../api/account/saveProfile.ts';
import type { Account, Profile } from '../../domain/account/account.ts';
import { usePortal } from '../usePortal.ts';
import { accountQuery } from './accountQueries.ts';

/** Changes are sent one after another, so that the last one wins. */
const IN_ORDER = { scope: { id: 'account' }, networkMode: 'always' } as const;

/** The customer's profile and preferences. Changes return whether they were stored. */
export const useAccount = () => {
  const portal = usePortal();
  const { http, errors } = portal;
  const queries = useQueryClient();
  const query = accountQuery(portal);
  const { data, isError, refetch } = useQuery(query);
  const change = async (name: string, send: () => Promise<Account>): Promise<boolean> => {
    try {
      const mutation = queries.getMutationCache().build(queries, { ...IN_ORDER, mutationFn: send });
      queries.setQueryData(query.queryKey, await mutation.execute(undefined));
      return true;
    } catch (error) {
      errors.report(name, error);
      return false;
    }
  };
  return {
    account: data,
    isFailed: isError && !data,
    retry: () => void refetch(),
    saveProfile: (profile: Pick<Profile, 'contactName' | 'phone'>) =>
      change('Saving the profile', () => saveProfile(http, profile)),
    savePreference: (preference: PreferenceChange) =>
      change('Saving a preference', () => savePreferences(http, preference)),
  };
};
