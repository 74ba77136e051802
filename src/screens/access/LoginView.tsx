import type { FormEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { Button } from '../../design-system/Button.tsx';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import type { Company } from '../../domain/tenant/company.ts';
import { forgotPath, signupPath } from '../../routing/publicPaths.ts';
import { LoginFrame } from './LoginFrame.tsx';

/** A message of two lines fits in the room around the hint, so that it moves nothing. */
const Message = styled.div`
  min-height: 34px;
  margin-block-start: -14px;
  color: var(--wp-muted);

  & > p {
    margin-block: 2px -20px;
    padding-block: 6px;
  }
`;

/** Each field has room for its error, between them too. */
const Form = styled.form`
  --wp-control-height: 46px;
  position: relative;

  & > div {
    height: 86px;
  }

  & > a {
    position: absolute;
    inset: 102px 0 auto auto;
  }
`;

export type LoginFieldErrors = {
  email?: 'email.missing' | 'email.malformed';
  password?: 'password.missing';
};

export type LoginViewProps = {
  company: Pick<Company, 'name' | 'logo'>;
  allowsNewCustomers: boolean;
  message?: ReactNode;
  fieldErrors?: LoginFieldErrors;
  isSending?: boolean;
  form?: Ref<HTMLFormElement>;
  onSubmit?(event: FormEvent): void;
  onInput?(event: FormEvent): void;
  languages: ReactNode;
};

/** The login as it looks. The build renders it into index.html too (`firstPaint.tsx`). */
export function LoginView({
  company,
  allowsNewCustomers,
  message,
  fieldErrors = {},
  isSending = false,
  form,
  onSubmit,
  onInput,
  languages,
}: LoginViewProps) {
  const { t } = useTranslation('session');
  const passwordLabels = usePasswordLabels();
  return (
    <LoginFrame company={company} title={t('login.title')} footer={languages}>
      <Message>{message || t('login.hint')}</Message>
      <Form ref={form} onSubmit={onSubmit} onInput={onInput} noValidate>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          // The first paint hands its own focus over: a password that is being typed must not go on in here.
          autoFocus={!globalThis.removeFirstPaint}
          label={t('login.email.label')}
          error={fieldErrors.email && t(`login.${fieldErrors.email}`)}
        />
        <PasswordField
          name="password"
          label={t('login.password.label')}
          labels={passwordLabels}
          error={fieldErrors.password && t(`login.${fieldErrors.password}`)}
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
          {t('login.submit')}
        </Button>
        <TextLink href={forgotPath()}>{t('login.forgotten')}</TextLink>
      </Form>
      {allowsNewCustomers && (
        <p data-new-customers>
          {t('login.noAccount')} <TextLink href={signupPath()}>{t('login.createAccount')}</TextLink>
        </p>
      )}
    </LoginFrame>
  );
}
