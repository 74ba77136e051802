import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordRules } from '../../components/PasswordRules.tsx';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { failingPasswordRules } from '../../domain/access/password.ts';
import { SignupTexts } from './SignupTexts.tsx';
import { contactFields, type SignupValues } from './signupFields.ts';

export function SignupPerson({ form }: { form: UseFormReturn<SignupValues> }) {
  const { t } = useTranslation(['access', 'layout']);
  const labels = usePasswordLabels();
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <>
      <SignupTexts fields={contactFields} form={form} />
      <PasswordField
        {...register('password', {
          validate: (text) => failingPasswordRules(text).length === 0 || t('signup.missing.password'),
        })}
        labels={labels}
        autoComplete="new-password"
        label={t('signup.field.password')}
        error={errors.password?.message}
      />
      <PasswordRules password={watch('password')} />
      <PasswordField
        {...register('repeat', {
          validate: (text, { password }) => text === password || t('layout:password.mismatch'),
        })}
        labels={labels}
        autoComplete="new-password"
        label={t('signup.field.repeat')}
        error={errors.repeat?.message}
      />
    </>
  );
}
