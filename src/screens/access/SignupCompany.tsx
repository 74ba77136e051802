import { type RefObject, useId, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LimitedTextField } from '../../components/LimitedTextField.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { FileField } from '../../design-system/FileField.tsx';
import { SelectField } from '../../design-system/SelectField.tsx';
import { countries } from '../../domain/checkout/countries.ts';
import { useCompany } from '../../state/usePortal.ts';
import { DOCUMENT_TYPES, type DocumentProblem } from './readDocument.ts';
import { SignupTexts } from './SignupTexts.tsx';
import { CUSTOMER_CODE_LENGTH, companyFields, placeFields, type SignupValues } from './signupFields.ts';

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(150px, 40%)), 1fr));
  align-items: end;
  gap: 10px 14px;
`;

type SignupForm = UseFormReturn<SignupValues>;

function CustomerCode({ form: { register, formState } }: { form: SignupForm }) {
  const { t } = useTranslation('access');
  const company = useCompany();
  const codeId = useId();
  const [isCustomer, setCustomer] = useState(false);
  return (
    <>
      <Checkbox
        label={t('signup.isCustomer', { company: company.name })}
        checked={isCustomer}
        aria-controls={isCustomer ? codeId : undefined}
        onChange={(event) => setCustomer(event.currentTarget.checked)}
      />
      {isCustomer && (
        <LimitedTextField
          {...register('customer_code', {
            setValueAs: (text: string) => text.trim(),
            validate: (text) => text.trim() !== '' || t('signup.missing.customer_code'),
          })}
          id={codeId}
          maxLength={CUSTOMER_CODE_LENGTH}
          autoComplete="off"
          label={t('signup.field.customer_code')}
          hint={t('signup.customerCodeHint')}
          error={formState.errors.customer_code?.message}
        />
      )}
    </>
  );
}

type SignupCompanyProps = {
  form: SignupForm;
  homeCountry: string;
  document: {
    file: File | null;
    input: RefObject<HTMLInputElement | null>;
    problem: DocumentProblem | null;
    choose(file: File | null): void;
  };
};

export function SignupCompany({ form, homeCountry, document }: SignupCompanyProps) {
  const { t, i18n } = useTranslation('access');
  const { register } = form;
  const options = useMemo(() => {
    const known = countries(i18n.language, homeCountry).map(({ code, name }) => ({
      value: code,
      label: name,
    }));
    return [{ value: '', label: '—' }, ...known];
  }, [i18n.language, homeCountry]);
  return (
    <>
      <SignupTexts fields={companyFields} form={form} />
      <Pairs>
        <SignupTexts fields={placeFields} form={form} />
        <SelectField
          {...register('country')}
          autoComplete="country"
          label={t('signup.optional', { label: t('signup.field.country') })}
          options={options}
        />
      </Pairs>
      <CustomerCode form={form} />
      <FileField
        name="document"
        accept={DOCUMENT_TYPES.join()}
        file={document.file}
        input={document.input}
        onChange={document.choose}
        label={t('signup.optional', { label: t('signup.document.label') })}
        hint={t('signup.document.hint')}
        error={document.problem ? t(`signup.problem.${document.problem}`) : undefined}
        texts={{
          choose: t('signup.document.choose'),
          none: t('signup.document.none'),
          remove: t('signup.document.remove'),
        }}
      />
    </>
  );
}
