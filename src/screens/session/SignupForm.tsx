import { useId, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LimitedTextField } from '../../components/LimitedTextField.tsx';
import { PasswordRules } from '../../components/PasswordRules.tsx';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { FileField } from '../../design-system/FileField.tsx';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { SelectField } from '../../design-system/SelectField.tsx';
import { countries } from '../../domain/checkout/countries.ts';
import { failingPasswordRules } from '../../domain/session/password.ts';
import { type SignupProblem, useSignup } from '../../state/account/useSignup.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCompany } from '../../state/usePortal.ts';
import { DOCUMENT_TYPES, type DocumentProblem, findDocumentProblem, readDocument } from './readDocument.ts';
import { SignupSection } from './SignupSection.tsx';
import { SignupTexts } from './SignupTexts.tsx';
import {
  CUSTOMER_CODE_LENGTH,
  companyFields,
  contactFields,
  emptySignup,
  placeFields,
  type SignupValues,
} from './signupFields.ts';

const Form = styled.form`
  &&& {
    gap: 28px;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 14px;
`;

/** Asks for an account (specification §2); what was typed stays when something is wrong. */
export function SignupForm({ onSent }: { onSent(email: string): void }) {
  const { t, i18n } = useTranslation(['access', 'layout']);
  const { language } = useAppearance();
  const company = useCompany();
  const labels = usePasswordLabels();
  const send = useSignup();
  const codeId = useId();
  const homeCountry = new Intl.Locale(company.locale).region ?? '';
  const form = useForm<SignupValues>({
    defaultValues: emptySignup(homeCountry),
    shouldUnregister: true,
    shouldFocusError: false,
  });
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const [isCustomer, setCustomer] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [documentProblem, setDocumentProblem] = useState<DocumentProblem | null>(null);
  const [problem, setProblem] = useState<SignupProblem | null>(null);
  const options = useMemo(() => {
    const known = countries(i18n.language, homeCountry).map(({ code, name }) => ({
      value: code,
      label: name,
    }));
    return [{ value: '', label: '—' }, ...known];
  }, [i18n.language, homeCountry]);

  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    setDocumentProblem(findDocumentProblem(chosen));
  };

  const element = useRef<HTMLFormElement>(null);
  const focusFirst = (found: FieldErrors<SignupValues>) => {
    const fields = [...(element.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
    fields.find(({ name }) => name in found)?.focus();
  };

  const submit = handleSubmit(async ({ repeat: _, ...values }) => {
    if (documentProblem) return fileInput.current?.focus();
    const document = file && (await readDocument(file));
    if (file && !document) return setDocumentProblem('document_unreadable');
    const result = await send({ ...values, customer_code: values.customer_code ?? '', language, document });
    if (result === null) onSent(values.email);
    else if (result === 'document_type' || result === 'document_too_large') setDocumentProblem(result);
    else setProblem(result);
  }, focusFirst);

  return (
    <Form ref={element} onSubmit={submit} onInput={() => setProblem(null)} noValidate>
      <SignupSection title={t('signup.section.contact')}>
        <SignupTexts fields={contactFields} form={form} />
      </SignupSection>
      <SignupSection title={t('signup.section.company')}>
        <SignupTexts fields={companyFields} form={form} />
        <Pair>
          <SignupTexts fields={placeFields} form={form} />
          <SelectField
            {...register('country')}
            autoComplete="country"
            label={t('signup.optional', { label: t('signup.field.country') })}
            options={options}
          />
        </Pair>
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
            error={errors.customer_code?.message}
          />
        )}
        <FileField
          name="document"
          accept={DOCUMENT_TYPES.join()}
          file={file}
          input={fileInput}
          onChange={chooseFile}
          label={t('signup.optional', { label: t('signup.document.label') })}
          hint={t('signup.document.hint')}
          error={documentProblem ? t(`signup.problem.${documentProblem}`) : undefined}
          texts={{
            choose: t('signup.document.choose'),
            none: t('signup.document.none'),
            remove: t('signup.document.remove'),
          }}
        />
      </SignupSection>
      <SignupSection title={t('signup.section.password')}>
        <PasswordField
          {...register('password', {
            validate: (text) =>
              failingPasswordRules(text).length === 0 || t('layout:password.problem.weak_password'),
          })}
          labels={labels}
          autoComplete="new-password"
          label={t('signup.field.password')}
          error={errors.password?.message}
        />
        <PasswordRules password={watch('password') ?? ''} />
        <PasswordField
          {...register('repeat', {
            validate: (text, { password }) => text === password || t('layout:password.mismatch'),
          })}
          labels={labels}
          autoComplete="new-password"
          label={t('signup.field.repeat')}
          error={errors.repeat?.message}
        />
      </SignupSection>
      {problem && <FormMessage tone="bad">{t(`signup.problem.${problem}`)}</FormMessage>}
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSubmitting}>
        {t('signup.submit')}
      </Button>
    </Form>
  );
}
