import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import { chooseOwnLanguage } from '../../state/appearance/appearanceStore.ts';
import { useAppearance, useAppearanceStore } from '../../state/appearance/useAppearance.ts';
import { usePortal } from '../../state/usePortal.ts';

const Row = styled.div`
  display: flex;
  gap: 4px;
`;

const LanguageButton = styled.button`
  min-height: 36px;
  padding: 0 10px;
  border-radius: var(--wp-radius);
  color: var(--wp-muted);

  &[aria-pressed='true'] {
    background: var(--wp-brand-tint);
    color: var(--wp-brand-text);
    font-weight: 600;
  }
`;

export function LanguageLinks() {
  const { t } = useTranslation('common');
  const { local } = usePortal();
  const store = useAppearanceStore();
  const { language } = useAppearance();
  return (
    <Row role="group" aria-label={t('language.label')}>
      {LANGUAGES.map((code) => (
        <LanguageButton
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => chooseOwnLanguage(store, local, code)}
        >
          {t(`language.${code}`)}
        </LanguageButton>
      ))}
    </Row>
  );
}
