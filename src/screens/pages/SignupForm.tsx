import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PasswordRules } from '../../components/PasswordRules.tsx';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { type SignupProblem, useSignup } from '../../state/account/useSignup.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { readDocument } from './readDocument.ts';
import { findSignupErrors, type SignupErrors, signupFields } from './signupFields.ts';

const Form = styled.form`
  display: grid;
  gap: 14px;
  width: 100%;
`;

/** Asks for an account; what was typed stays when something is wrong. */
export function SignupForm({ onSent }: { onSent(): void }) {
  const { t } = useTranslation(['access', 'layout']);
  const { language } = useAppearance();
  const labels = usePasswordLabels();
  const send = useSignup();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<SignupErrors>({});
  const [problem, setProblem] = useState<SignupProblem | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const textOf = (name: string) => String(data.get(name) ?? '').trim();
    const found = findSignupErrors(textOf, password);
    setErrors(found);
    setProblem(null);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    const document = await readDocument(data.get('document'));
    if (typeof document === 'string') return setProblem(document);
    setSending(true);
    const result = await send({
      email: textOf('email'),
      password,
      contact_name: textOf('contact_name'),
      company_name: textOf('company_name'),
      tax_id: textOf('tax_id'),
      phone: textOf('phone'),
      address: textOf('address'),
      city: textOf('city'),
      state: textOf('state'),
      zipcode: textOf('zipcode'),
      country: textOf('country'),
      customer_code: textOf('customer_code'),
      language,
      document,
    });
    setSending(false);
    if (result === null) onSent();
    else setProblem(result);
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      {signupFields.map(({ name, ...field }) => {
        const error = errors[name];
        return (
          <TextField
            key={name}
            name={name}
            {...field}
            label={t(`signup.field.${name}`)}
            error={error && t(`signup.${error}`)}
          />
        );
      })}
      <PasswordField
        name="password"
        labels={labels}
        autoComplete="new-password"
        label={t('signup.field.password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={errors.password && t('layout:password.problem.weak_password')}
      />
      <PasswordRules password={password} />
      <PasswordField
        name="repeat"
        labels={labels}
        autoComplete="new-password"
        label={t('layout:password.repeat')}
        error={errors.repeat && t('layout:password.mismatch')}
      />
      <label>
        {t('signup.document')}
        <br />
        <input type="file" name="document" accept="application/pdf,image/png,image/jpeg" />
      </label>
      {problem && (
        <Alert tone="bad" announce="alert">
          {t(`signup.problem.${problem}`)}
        </Alert>
      )}
      <Button type="submit" variant="primary" fullWidth loading={isSending}>
        {t('signup.submit')}
      </Button>
    </Form>
  );
}
