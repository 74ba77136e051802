import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../design-system/VisuallyHidden.ts';
import { failingPasswordRules, PASSWORD_RULES } from '../domain/access/password.ts';

const Rules = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 12px;
  color: var(--wp-muted);
  font-size: 13px;

  & li {
    display: flex;
    align-items: center;
    gap: 6px;
  }

  & li[data-met='true'] {
    color: var(--wp-ok);
  }

  & svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;

/** The password rules, ticked off while the password is typed (rules: Password). */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('layout');
  const failingRules = failingPasswordRules(password);
  return (
    <Rules aria-label={t('password.rulesLabel')}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = password !== '' && !failingRules.includes(rule);
        return (
          <li key={rule} data-met={isMet}>
            {isMet ? <Check aria-hidden /> : <Minus aria-hidden />}
            {t(`password.rules.${rule}`)}
            <VisuallyHidden>{t(isMet ? 'password.met' : 'password.unmet')}</VisuallyHidden>
          </li>
        );
      })}
    </Rules>
  );
}
