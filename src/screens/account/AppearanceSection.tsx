import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import { useLanguageChoice } from '../../state/account/useLanguageChoice.ts';
import { chooseScheme } from '../../state/appearance/chooseScheme.ts';
import { useAppearance, useAppearanceStore } from '../../state/appearance/useAppearance.ts';
import { usePortal } from '../../state/usePortal.ts';
import { SettingsSection } from './SettingsSection.tsx';

const SCHEMES = ['auto', 'light', 'dark'] as const;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 14px 24px;
  width: 100%;
`;

export function AppearanceSection() {
  const { t } = useTranslation(['settings', 'common']);
  const { local, parent } = usePortal();
  const store = useAppearanceStore();
  const { scheme } = useAppearance();
  const { language, isOfParent, isUnsaved, choose, saveAgain } = useLanguageChoice();
  const isSchemeOfParent = parent?.settings.theme.scheme !== undefined;
  return (
    <SettingsSection title={t('section.appearance')}>
      <Choices>
        {!isOfParent && (
          <RadioGroup
            label={t('common:language.label')}
            options={LANGUAGES.map((code) => ({
              value: code,
              label: <span lang={code}>{t(`common:language.${code}`)}</span>,
            }))}
            value={language}
            onChange={choose}
          />
        )}
        {!isSchemeOfParent && (
          <RadioGroup
            label={t('scheme.label')}
            options={SCHEMES.map((value) => ({ value, label: t(`scheme.${value}`) }))}
            value={scheme}
            onChange={(chosen) => chooseScheme(store, local, chosen)}
          />
        )}
      </Choices>
      {isUnsaved && (
        <Alert tone="bad" action={<Button onClick={saveAgain}>{t('retry')}</Button>}>
          {t('language.unsaved')}
        </Alert>
      )}
      {isOfParent && <p>{t('language.ofParent')}</p>}
      {isSchemeOfParent && <p>{t('scheme.ofParent')}</p>}
    </SettingsSection>
  );
}
