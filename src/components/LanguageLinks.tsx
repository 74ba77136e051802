import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LANGUAGES, type Language } from '../domain/tenant/language.ts';

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

type LanguageLinksProps = { language: Language; onChoose?(language: Language): void };

export function LanguageLinks({ language, onChoose }: LanguageLinksProps) {
  const { t } = useTranslation('common');
  return (
    <Row role="group" aria-label={t('language.label')}>
      {LANGUAGES.map((code) => (
        <LanguageButton
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => onChoose?.(code)}
        >
          {t(`language.${code}`)}
        </LanguageButton>
      ))}
    </Row>
  );
}
