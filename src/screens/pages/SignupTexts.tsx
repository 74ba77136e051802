import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LimitedTextField } from '../../components/LimitedTextField.tsx';
import type { SignupTextField, SignupValues } from './signupFields.ts';

type SignupTextsProps = {
  fields: readonly SignupTextField[];
  form: Pick<UseFormReturn<SignupValues>, 'register' | 'formState'>;
};

/** Text fields of the sign-up, each with its message beside it. */
export function SignupTexts({ fields, form: { register, formState } }: SignupTextsProps) {
  const { t } = useTranslation('access');
  const rulesOf = ({ name, isNeeded }: SignupTextField) => ({
    setValueAs: (text: string) => text.trim(),
    ...(isNeeded && { validate: (text: string) => text.trim() !== '' || t(`signup.missing.${name}`) }),
    ...(name === 'email' && {
      pattern: { value: /^\s*\S+@\S+\s*$/, message: t('signup.malformed') },
    }),
  });
  return fields.map((field) => {
    const { name, isNeeded, ...input } = field;
    const label = t(`signup.field.${name}`);
    return (
      <LimitedTextField
        key={name}
        {...input}
        {...register(name, rulesOf(field))}
        required={isNeeded}
        label={isNeeded ? label : t('signup.optional', { label })}
        error={formState.errors[name]?.message}
      />
    );
  });
}
