import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { paths } from '../../routing/paths.ts';
import { type LinkProblem, useLink, useLinkActions } from '../../state/account/useLink.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { ResetForm } from './ResetForm.tsx';

type Outcome = LinkProblem | 'active' | 'pending' | 'refused' | 'done';

const CAN_LOG_IN: readonly Outcome[] = ['active', 'done', 'used'];
const NEEDS_NEW_LINK: readonly Outcome[] = ['used', 'expired', 'wrong'];

/** What became of a link, and where to go next. */
function LinkOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('access');
  const company = useCompany();
  return (
    <>
      <p role="status">{t(`link.${outcome}`, { company: company.name })}</p>
      {CAN_LOG_IN.includes(outcome) && (
        <ButtonLink as={Link} to={paths.login()} $variant="primary">
          {t('logIn')}
        </ButtonLink>
      )}
      {NEEDS_NEW_LINK.includes(outcome) && (
        <ButtonLink as={Link} to={paths.forgot()}>
          {t('link.again')}
        </ButtonLink>
      )}
    </>
  );
}

/** Confirms an e-mail or sets a new password with a one-time link, which only the button spends (specification §2, /activate). */
export function LinkScreen() {
  const { t } = useTranslation('access');
  const company = useCompany();
  const { id: token = '' } = useParams();
  const { data: link, isError, refetch } = useLink(token);
  const { confirm } = useLinkActions();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  const title = t(link?.purpose === 'reset' ? 'reset.title' : 'activation.title');
  useNamedPage(title);

  const press = async () => {
    setSending(true);
    setOutcome(await confirm(token));
    setSending(false);
  };
  const shown = outcome ?? (link && link.state !== 'valid' ? link.state : null);

  return (
    <LoginFrame company={company} title={title} footer={null}>
      {isError && (
        <>
          <p role="alert">{t('failed')}</p>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </>
      )}
      {shown && <LinkOutcome outcome={shown} />}
      {link?.state === 'valid' &&
        link.purpose === 'reset' &&
        (!shown || shown === 'weak' || shown === 'failed') && <ResetForm token={token} onEnd={setOutcome} />}
      {link?.state === 'valid' && link.purpose === 'activation' && (!shown || shown === 'failed') && (
        <>
          <p>{t('activation.text', { company: company.name })}</p>
          <Button variant="primary" fullWidth loading={isSending} onClick={() => void press()}>
            {t('activation.submit')}
          </Button>
        </>
      )}
    </LoginFrame>
  );
}
