import { useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PasswordRules } from '../../components/PasswordRules.tsx';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { unsaved } from '../../design-system/unsaved.ts';
import { failingPasswordRules } from '../../domain/access/password.ts';
import { type PasswordProblem, renewPassword } from '../../state/access/renewPassword.ts';
import { useRenewPush } from '../../state/notifications/useRenewPush.ts';
import { usePortal } from '../../state/usePortal.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';

const Form = styled.form`
  display: grid;
  gap: 14px;
`;

type Passwords = { current: string; next: string; repeat: string };

type PasswordFieldsProps = Pick<UseFormReturn<Passwords>, 'register' | 'watch' | 'formState'>;

function PasswordFields({ register, watch, formState: { errors } }: PasswordFieldsProps) {
  const { t } = useTranslation('layout');
  const passwordLabels = usePasswordLabels();
  return (
    <>
      <PasswordField
        labels={passwordLabels}
        {...register('current', { required: t('password.currentMissing') })}
        label={t('password.current')}
        error={errors.current?.message}
      />
      <PasswordField
        labels={passwordLabels}
        {...register('next', {
          validate: (next) => failingPasswordRules(next).length === 0 || t('password.problem.weak_password'),
        })}
        autoComplete="new-password"
        label={t('password.new')}
        error={errors.next?.message}
      />
      <PasswordRules password={watch('next')} />
      <PasswordField
        labels={passwordLabels}
        {...register('repeat', {
          validate: (repeat, { next }) => repeat === next || t('password.mismatch'),
        })}
        autoComplete="new-password"
        label={t('password.repeat')}
        error={errors.repeat?.message}
      />
    </>
  );
}

export function ChangePassword({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['layout', 'common']);
  const formId = useId();
  const portal = usePortal();
  const toast = useToast();
  const renewPush = useRenewPush();
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const form = useForm<Passwords>({ defaultValues: { current: '', next: '', repeat: '' } });

  const submit = form.handleSubmit(async ({ current, next }) => {
    const result = await renewPassword(portal, { current, next });
    if (!result.ok) return setProblem(result.reason);
    renewPush();
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
          <Button type="submit" form={formId} variant="primary" loading={form.formState.isSubmitting}>
            {t('password.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} noValidate {...unsaved(form.formState.isDirty)}>
        {problem && <Alert tone="bad">{t(`password.problem.${problem}`)}</Alert>}
        <PasswordFields {...form} />
        <OfflineNote />
      </Form>
    </Dialog>
  );
}
