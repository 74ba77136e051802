import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePasswordWords } from '../../components/usePasswordWords.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { failingPasswordRules, PASSWORD_RULES } from '../../domain/session/password.ts';
import { type PasswordProblem, renewPassword } from '../../state/session/renewPassword.ts';
import { usePortal } from '../../state/usePortal.ts';

const Form = styled.form`
  display: grid;
  gap: 14px;
`;

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
    width: 14px;
    height: 14px;
  }
`;

type Passwords = { current: string; next: string; repeat: string };

const FORM = 'change-password';

/** Change password (specification §2 and §5); rules are ticked off while typing. */
export function ChangePassword({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['layout', 'common']);
  const portal = usePortal();
  const toast = useToast();
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const { register, handleSubmit, watch, formState } = useForm<Passwords>({
    defaultValues: { current: '', next: '', repeat: '' },
  });
  const { errors, isSubmitting } = formState;
  const failing = failingPasswordRules(watch('next'));
  const words = usePasswordWords();

  const submit = handleSubmit(async ({ current, next }) => {
    const answer = await renewPassword(portal, { current, next });
    if (!answer.ok) return setProblem(answer.reason);
    toast.show({ text: t('password.changed'), tone: 'ok' });
    onClose();
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('password.title')}
      closeLabel={t('common:action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" form={FORM} variant="primary" loading={isSubmitting}>
            {t('password.submit')}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={submit} noValidate>
        {problem && <Alert tone="bad">{t(`password.problem.${problem}`)}</Alert>}
        <PasswordField
          words={words}
          {...register('current', { required: t('password.currentMissing') })}
          label={t('password.current')}
          error={errors.current?.message}
        />
        <PasswordField
          words={words}
          {...register('next', {
            validate: (next) =>
              failingPasswordRules(next).length === 0 || t('password.problem.weak_password'),
          })}
          autoComplete="new-password"
          label={t('password.new')}
          error={errors.next?.message}
        />
        <Rules aria-label={t('password.rulesLabel')}>
          {PASSWORD_RULES.map((rule) => {
            const met = !failing.includes(rule);
            return (
              <li key={rule} data-met={met}>
                {met ? <Check aria-hidden /> : <Minus aria-hidden />}
                {t(`password.rules.${rule}`)}
                <VisuallyHidden>{t(met ? 'password.met' : 'password.unmet')}</VisuallyHidden>
              </li>
            );
          })}
        </Rules>
        <PasswordField
          words={words}
          {...register('repeat', {
            validate: (repeat, { next }) => repeat === next || t('password.mismatch'),
          })}
          autoComplete="new-password"
          label={t('password.repeat')}
          error={errors.repeat?.message}
        />
      </Form>
    </Dialog>
  );
}
