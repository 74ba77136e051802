import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { Detail, DetailList } from '../../design-system/DetailList.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { paymentMethods } from '../../domain/payments/gateways.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { PaymentForm, Unlock } from '../../state/payments/usePaymentForm.ts';
import { usePaymentsService } from '../../state/payments/usePaymentsService.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { amountInput } from './amountInput.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';
import { useFormAmount } from './useFormAmount.ts';

const Part = styled(Card)`
  display: grid;
  gap: 16px;
  padding: 20px;
`;

function InvoiceFacts({ form: { clientName, invoice } }: { form: PaymentForm }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const facts = [
    ['for', clientName],
    ['date', format.date(invoice.date)],
    ['due', format.date(invoice.dueDate)],
    ['net', format.money(invoice.net)],
    ['balance', format.money(invoice.balance)],
  ] as const;
  return (
    <DetailList $columnWidth={185}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([fact, value]) => (
          <Detail key={fact} name={t(`publicForm.${fact}`)}>
            {value}
          </Detail>
        ))}
    </DetailList>
  );
}

type Amount = ReturnType<typeof useFormAmount>;

function AmountField({ invoice, amount }: { invoice: PaymentForm['invoice']; amount: Amount }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { shownError } = amount;
  return (
    <TextField
      ref={amount.field}
      label={t('publicForm.amount')}
      hint={t('publicForm.hint')}
      error={
        shownError ? t(`invoices.error.${shownError}`, { balance: format.money(invoice.balance) }) : undefined
      }
      {...amountInput(format)}
      value={amount.text}
      onChange={({ target }) => amount.setText(target.value)}
      onBlur={amount.leave}
    />
  );
}

type CaptchaStepProps = { check(): boolean; unlock: Unlock };

function CaptchaStep({ check, unlock }: CaptchaStepProps) {
  const { t } = useTranslation('payments');
  const [isUnlocking, setUnlocking] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'limited' | null>(null);
  const proceed = async () => {
    if (!check()) return;
    setUnlocking(true);
    const result = await unlock();
    setProblem(result.ok ? null : result.reason);
    setUnlocking(false);
  };
  return (
    <>
      {problem && <Alert tone="bad">{t(`publicForm.captcha.${problem}`)}</Alert>}
      <Button variant="primary" size="large" loading={isUnlocking} onClick={() => void proceed()}>
        {t('publicForm.continue')}
      </Button>
    </>
  );
}

type FormPaymentProps = { id: string; form: PaymentForm; amount: Amount; onPaid(payment: Payment): void };

function FormPayment({ id, form, amount: { amount, check }, onPaid }: FormPaymentProps) {
  const service = usePaymentsService();
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const { invoice, charges, gateways, settings, apiKey, clientId } = form;
  const { currency } = invoice;
  return (
    <Part>
      <PaymentTotals
        label={invoice.number}
        amount={amount}
        currency={currency}
        method={method}
        charges={charges}
      />
      <PaymentPanel
        service={service}
        options={{ methods: paymentMethods({ gateways }), charges, gateways, settings }}
        target={{
          kind: 'form',
          formId: id,
          apiKey,
          clientId,
          gateways,
          invoice,
          amount: amount.toFixed(2),
        }}
        amount={amount}
        currency={currency}
        method={method}
        onMethodChange={setMethod}
        canSave={false}
        onBeforePay={check}
        onResult={(result) => {
          if (result.status === 'paid') onPaid(result.payment);
        }}
      />
      <OfflineNote />
    </Part>
  );
}

type PublicPaymentProps = Omit<FormPaymentProps, 'amount'> & { unlock: Unlock };

export function PublicPayment({ id, form, unlock, onPaid }: PublicPaymentProps) {
  const amount = useFormAmount(form.invoice);
  return (
    <>
      <Part>
        <InvoiceFacts form={form} />
        <AmountField invoice={form.invoice} amount={amount} />
        {form.needsCaptcha && <CaptchaStep check={amount.check} unlock={unlock} />}
      </Part>
      {!form.needsCaptcha && <FormPayment id={id} form={form} amount={amount} onPaid={onPaid} />}
    </>
  );
}
