import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PreferenceChange, savePreferences } from '../../api/account/savePreferences.ts';
import { saveProfile } from '../../api/account/saveProfile.ts';
import type { Account, Profile } from '../../domain/account/account.ts';
import { failed, useChange } from '../useChange.ts';
import { usePortal } from '../usePortal.ts';
import { accountQuery } from './accountQueries.ts';

export const useAccount = () => {
  const portal = usePortal();
  const { http } = portal;
  const queries = useQueryClient();
  const query = accountQuery(portal);
  const { data, isError, refetch } = useQuery(query);
  const change = useChange({
    scope: 'account',
    onStored: (account: Account) => void queries.setQueryData(query.queryKey, account),
    reasonOf: failed,
  });
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
