import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { TextField } from '../../design-system/TextField.tsx';
import { TRANSACTION_NUMBER_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { useSendPaymentLink } from '../../state/payments/useSendPaymentLink.ts';
import { CallCompany } from '../../widgets/payments/CallCompany.tsx';

const Ways = styled(Card)`
  display: grid;
  gap: 14px;
  padding: 20px;
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: 14px;

  & > :not(button) {
    width: 100%;
  }
`;

const useLinkByNumber = () => {
  const send = useSendPaymentLink();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<
    'ready' | 'sending' | 'sent' | 'empty' | 'limited' | 'notVerified' | 'failed'
  >('ready');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const number = String(new FormData(event.currentTarget).get('number')).trim();
    if (number === '') {
      setState('empty');
      return field.current?.focus();
    }
    setState('sending');
    const result = await send(number);
    setState(result.ok ? 'sent' : result.reason);
  };
  return { field, state, submit, edit: () => setState('ready') };
};

/** What whoever has no link that works can do: enter the invoice's number, or call. The answer doesn't tell whether the number is known. */
export function InvoiceNumberForm() {
  const { t } = useTranslation('payments');
  const id = useId();
  const { field, state, submit, edit } = useLinkByNumber();
  const isProblem = state === 'limited' || state === 'notVerified' || state === 'failed';
  return (
    <Ways as="section" aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {t('publicForm.byNumber.title')}
      </Heading>
      {state === 'sent' ? (
        <Alert tone="ok" announce="status">
          {t('publicForm.byNumber.sent')}
        </Alert>
      ) : (
        <Form onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            ref={field}
            name="number"
            autoComplete="off"
            maxLength={TRANSACTION_NUMBER_MAX_LENGTH}
            label={t('publicForm.byNumber.label')}
            hint={t('publicForm.byNumber.hint')}
            error={state === 'empty' ? t('publicForm.byNumber.empty') : undefined}
            onChange={edit}
          />
          {isProblem && <FormMessage tone="bad">{t(`publicForm.byNumber.${state}`)}</FormMessage>}
          <Button type="submit" variant="primary" loading={state === 'sending'}>
            {t('publicForm.byNumber.submit')}
          </Button>
        </Form>
      )}
      <p>
        <CallCompany />
      </p>
    </Ways>
  );
}
