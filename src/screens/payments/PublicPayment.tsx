import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChargeLine } from '../../components/ChargeLine.tsx';
import { TotalLine, Totals } from '../../components/Totals.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { Detail, DetailList } from '../../design-system/DetailList.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { NO_MONEY } from '../../domain/numbers/money.ts';
import { amountText, balanceOf, readPart } from '../../domain/orders/invoiceParts.ts';
import { amountWithCharge } from '../../domain/payments/amountToPay.ts';
import { paymentMethods } from '../../domain/payments/gateways.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { paymentChargeAmount } from '../../domain/payments/paymentCharge.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { PaymentForm } from '../../state/payments/usePaymentForm.ts';
import { usePaymentsService } from '../../state/payments/usePaymentsService.ts';
import { PaymentPanel } from '../../widgets/payments/PaymentPanel.tsx';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';

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

type PublicPaymentProps = {
  id: string;
  form: PaymentForm;
  unlock(): Promise<'failed' | 'limited' | null>;
  onPaid(payment: Payment): void;
};

/** The invoice's facts, how much of it is paid, the captcha where one is needed, and the payment. */
export function PublicPayment({ id, form, unlock, onPaid }: PublicPaymentProps) {
  const { t } = useTranslation('payments');
  const { separators, money } = useFormat();
  const service = usePaymentsService();
  const { invoice, charges, gateways, settings } = form;
  const { currency } = invoice;
  const [text, setText] = useState(() => amountText(balanceOf(invoice), currency, separators));
  const [isLeft, setLeft] = useState(false);
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [isUnlocking, setUnlocking] = useState(false);
  const [captchaProblem, setCaptchaProblem] = useState<'failed' | 'limited' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const part = readPart(invoice, text, separators);
  const error = part.amount ? null : (part.error ?? 'invalid');
  const amount = part.amount ?? NO_MONEY;
  const charge = (method && charges[method]) ?? null;

  const check = (): boolean => {
    setLeft(true);
    if (error) field.current?.focus();
    return !error;
  };
  const proceed = async () => {
    if (!check()) return;
    setUnlocking(true);
    setCaptchaProblem(await unlock());
    setUnlocking(false);
  };
  return (
    <>
      <Part>
        <InvoiceFacts form={form} />
        <TextField
          ref={field}
          label={t('publicForm.amount')}
          hint={t('publicForm.hint')}
          error={
            isLeft && error ? t(`invoices.error.${error}`, { balance: money(invoice.balance) }) : undefined
          }
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => setLeft(true)}
        />
        {form.needsCaptcha && (
          <>
            {captchaProblem && <Alert tone="bad">{t(`publicForm.captcha.${captchaProblem}`)}</Alert>}
            <Button variant="primary" size="large" loading={isUnlocking} onClick={() => void proceed()}>
              {t('publicForm.continue')}
            </Button>
          </>
        )}
      </Part>
      {!form.needsCaptcha && (
        <Part>
          <Totals>
            <TotalLine label={invoice.number} amount={amount} hidden={false} />
            <ChargeLine
              payment={method && { method, charge }}
              amount={paymentChargeAmount(charge, amount)}
              hidden={false}
            />
            <TotalLine
              label={t('invoices.total')}
              amount={amountWithCharge(amount, charge, currency)}
              hidden={false}
              tone="grand"
            />
          </Totals>
          <PaymentPanel
            service={service}
            options={{ methods: paymentMethods({ gateways }), charges, gateways, settings }}
            target={{
              kind: 'form',
              formId: id,
              apiKey: form.apiKey,
              clientId: form.clientId,
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
      )}
    </>
  );
}
