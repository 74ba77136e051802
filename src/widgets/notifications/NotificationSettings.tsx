import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { Spinner } from '../../design-system/Spinner.tsx';
import { Switch } from '../../design-system/Switch.tsx';
import { isKindOn, kindsFor } from '../../domain/notifications/kinds.ts';
import { useNotifications } from '../../state/notifications/useNotifications.ts';
import { useCustomer } from '../../state/usePortal.ts';

const Section = styled.section`
  display: grid;
  gap: 12px;
  width: 100%;
`;

const Kinds = styled.ul`
  & > li {
    padding-block: 10px;
  }

  & > li + li {
    border-block-start: 1px solid var(--wp-line);
  }
`;

/**
 * Which notifications the customer gets: a switch per kind, stored at once in the cloud store, for all devices. A section with its own
 * heading; the screen needs the texts of `account`.
 */
export function NotificationSettings() {
  const { t } = useTranslation('notificationSettings');
  const heading = useId();
  const canApprove = useCustomer()?.canApprove === true;
  const { kinds, known, failed, retry, choose } = useNotifications();
  const switches = (
    <Kinds>
      {kindsFor({ canApprove }).map((kind) => (
        <li key={kind}>
          <Switch
            label={t(`${kind}.label`)}
            hint={t(`${kind}.hint`)}
            checked={isKindOn(kinds, kind)}
            onChange={(isOn) => choose(kind, isOn)}
          />
        </li>
      ))}
    </Kinds>
  );
  const waiting = failed ? (
    <Alert tone="bad" title={t('unknown')} action={<Button onClick={retry}>{t('retry')}</Button>} />
  ) : (
    <Spinner label={t('loading')} />
  );
  return (
    <Section aria-labelledby={heading}>
      <Heading as="h2" id={heading}>
        {t('title')}
      </Heading>
      <p>{t('text')}</p>
      {known ? switches : waiting}
    </Section>
  );
}
