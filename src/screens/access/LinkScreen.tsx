import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { paths } from '../../routing/paths.ts';
import { type LinkProblem, useLink, useLinkActions } from '../../state/access/useLink.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';
import { ActivationForm } from './ActivationForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Outcomes after which nothing more can be done with the link. */
const GOOD = ['active', 'pending', 'done'] as const;
const ENDED = ['used', 'expired', 'wrong', 'refused'] as const;
type Ended = (typeof GOOD)[number] | (typeof ENDED)[number];
type Outcome = Ended | LinkProblem;

const isGood = (outcome: Outcome) => GOOD.some((each) => each === outcome);
const hasEnded = (outcome: Outcome): outcome is Ended =>
  isGood(outcome) || ENDED.some((each) => each === outcome);

const CAN_LOG_IN: readonly Outcome[] = ['active', 'done', 'used'];
const NEEDS_NEW_LINK: readonly Outcome[] = ['used', 'expired', 'wrong'];

type Actions = ReturnType<typeof useLinkActions>;
type Answer = Awaited<ReturnType<Actions['confirm'] | Actions['reset']>>;

const outcomeOf = (answer: Answer): Outcome => {
  if (!answer.ok) return answer.reason;
  return 'value' in answer ? answer.value.state : 'done';
};

function LinkOutcome({ outcome }: { outcome: Ended }) {
  const { t } = useTranslation('access');
  const company = useCompany();
  return (
    <>
      <Alert tone={isGood(outcome) ? 'ok' : 'warn'} announce="status">
        {t(`link.${outcome}`, { company: company.name })}
      </Alert>
      {CAN_LOG_IN.includes(outcome) && (
        <ButtonLink as={Link} to={paths.login()} $variant="primary" $size="large">
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

/** Confirms an e-mail or sets a new password with a one-time link, which only the button spends. */
export function LinkScreen() {
  const { t } = useTranslation('access');
  const company = useCompany();
  const { language } = useAppearance();
  const { id: token = '' } = useParams();
  const navigate = useNavigate();
  const { data: link, isPending, isError, refetch } = useLink(token);
  const { confirm, reset } = useLinkActions();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isReset = link?.purpose === 'reset';
  const title = t(isReset ? 'reset.title' : 'activation.title');
  useNamedPage(title);

  const state = outcome ?? (link && link.state !== 'valid' ? link.state : null);
  const ended = state && hasEnded(state) ? state : null;

  return (
    <LoginFrame company={company} title={title} footer={null}>
      {isPending && <Skeleton $height="120px" />}
      {isError && (
        <>
          <FormMessage tone="bad">{t('failed')}</FormMessage>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </>
      )}
      {ended && <LinkOutcome outcome={ended} />}
      {(outcome === 'failed' || outcome === 'tooMany') && (
        <FormMessage tone="bad">{t(`link.${outcome}`)}</FormMessage>
      )}
      {link && !ended && isReset && (
        <NewPasswordForm
          submitLabel={t('reset.submit')}
          isWeak={outcome === 'weak'}
          onSubmit={async (password) => setOutcome(outcomeOf(await reset(token, password, language)))}
        />
      )}
      {link && !ended && !isReset && (
        <ActivationForm
          problem={outcome === 'weak' || outcome === 'wrongPassword' ? outcome : null}
          onSubmit={async (password, isNew) => {
            const confirmed = await confirm(token, password, isNew);
            if (!confirmed.ok || !confirmed.value.logIn) return setOutcome(outcomeOf(confirmed));
            // The link is spent; the customer's shop starts at the address.
            void navigate('/', { replace: true });
            confirmed.value.logIn();
          }}
        />
      )}
    </LoginFrame>
  );
}
