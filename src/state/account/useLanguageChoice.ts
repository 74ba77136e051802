import { useState } from 'react';
import type { Language } from '../../domain/tenant/language.ts';
import { changeCustomer } from '../access/changeCustomer.ts';
import { isLanguageOfParent, rememberAccountLanguage } from '../appearance/accountLanguage.ts';
import { chooseOwnLanguage } from '../appearance/appearanceStore.ts';
import { useAppearance, useAppearanceStore } from '../appearance/useAppearance.ts';
import { usePortal } from '../usePortal.ts';
import { useAccount } from './useAccount.ts';

/** The language of the portal, which is applied at once and stored with the account; `isUnsaved`: only this browser has it. */
export const useLanguageChoice = () => {
  const portal = usePortal();
  const store = useAppearanceStore();
  const { language } = useAppearance();
  const { savePreference } = useAccount();
  const [isUnsaved, setUnsaved] = useState(false);
  const save = async (chosen: Language) => {
    const { ok: isSaved } = await savePreference({ language: chosen });
    if (isSaved) {
      rememberAccountLanguage(portal, chosen);
      changeCustomer(portal.session, (customer) => ({ ...customer, language: chosen }));
    }
    setUnsaved(!isSaved);
  };
  return {
    language,
    isOfParent: isLanguageOfParent(portal),
    isUnsaved,
    choose(chosen: Language) {
      chooseOwnLanguage(store, portal.local, chosen);
      void save(chosen);
    },
    saveAgain: () => void save(language),
  };
};
