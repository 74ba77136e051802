import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LimitedTextField } from '../../components/LimitedTextField.tsx';
import { isEmailAddress } from '../../domain/texts/emailAddress.ts';
import type { SignupTextField, SignupValues } from './signupFields.ts';

const MISSING = {
  contact_name: 'signup.missing.contact_name',
  email: 'signup.missing.email',
  company_name: 'signup.missing.company_name',
  // The checkout needs them with an address.
  city: 'signup.missing.city',
  state: 'signup.missing.state',
} as const;
type MaybeMissing = keyof typeof MISSING;
const NEEDED_WITH_ADDRESS: readonly SignupTextField['name'][] = ['city', 'state'];

const isMaybeMissing = (name: string): name is MaybeMissing => name in MISSING;

type SignupTextsProps = {
  fields: readonly SignupTextField[];
  form: Pick<UseFormReturn<SignupValues>, 'register' | 'formState' | 'watch'>;
};

export function SignupTexts({ fields, form: { register, formState, watch } }: SignupTextsProps) {
  const { t } = useTranslation('access');
  const hasAddress = watch('address').trim() !== '';
  const isNeededNow = ({ name, isNeeded }: SignupTextField) =>
    isNeeded || (hasAddress && NEEDED_WITH_ADDRESS.includes(name));
  const rulesOf = (field: SignupTextField) => ({
    setValueAs: (text: string) => text.trim(),
    validate: (text: string) => {
      const { name } = field;
      const typed = text.trim();
      if (name === 'email' && typed !== '' && !isEmailAddress(typed)) return t('signup.malformed');
      return isMaybeMissing(name) && typed === '' && isNeededNow(field) ? t(MISSING[name]) : true;
    },
  });
  return fields.map((field) => {
    const { name, isNeeded: _, ...input } = field;
    const isNeeded = isNeededNow(field);
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
