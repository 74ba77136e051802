import { LanguageLinks } from '../../components/LanguageLinks.tsx';
import { chooseOwnLanguage } from '../../state/appearance/appearanceStore.ts';
import { useAppearance, useAppearanceStore } from '../../state/appearance/useAppearance.ts';
import { usePortal } from '../../state/usePortal.ts';

/** The language of who isn't logged in, kept on the device. */
export function OwnLanguageLinks() {
  const { local } = usePortal();
  const appearance = useAppearanceStore();
  const { language } = useAppearance();
  return (
    <LanguageLinks language={language} onChoose={(code) => chooseOwnLanguage(appearance, local, code)} />
  );
}
