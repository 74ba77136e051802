import { useImperativeHandle } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { isPreauthorized, type PlacingTerms } from '../../domain/checkout/paymentDue.ts';
import { placingTerms } from '../../domain/checkout/placingTerms.ts';
import { amountWithCharge } from '../../domain/payments/amountToPay.ts';
import type { PaymentEntry } from '../../domain/payments/gateways/gateway.ts';
import { gatewayFor } from '../../domain/payments/gateways.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { ButtonPlaces } from './ButtonPlaces.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import type { PaymentPanelHandle, PayWithProps } from './payWithProps.ts';
import { SourceFields } from './SourceFields.tsx';
import { usePaying } from './usePaying.ts';
import { useSavedChoice } from './useSavedChoice.ts';
import { useSavedText } from './useSavedText.ts';
import { useSource } from './useSource.ts';
import { WrongFields } from './WrongFields.tsx';

const Parts = styled.div`
  display: grid;
  gap: 12px;
`;

const Stage = styled.p`
  color: var(--wp-muted);

  &:empty {
    display: none;
  }
`;

const usePlacing = ({ target, options }: PayWithProps): PlacingTerms | null => {
  const { settings } = useCompany();
  const customer = useCustomer();
  return target.kind === 'cart' && customer ? placingTerms(settings, customer, options.settings) : null;
};

/** For what the card is only authorized now (rules: Preauthorization); null where it is charged. */
const preauthorizedKind = (
  placing: PlacingTerms | null,
  method: PaymentMethod,
): 'order' | 'estimate' | null => {
  if (!placing || method !== 'card' || !isPreauthorized(placing)) return null;
  return placing.kind === 'estimate' ? 'estimate' : 'order';
};

function PreauthorizedNote(props: { placing: PlacingTerms | null; method: PaymentMethod }) {
  const { t } = useTranslation('payments');
  const kind = preauthorizedKind(props.placing, props.method);
  return kind && <SmallText>{t(`form.preauthorized.${kind}`)}</SmallText>;
}

type PayButtonProps = Pick<PayWithProps, 'options' | 'method' | 'amount' | 'currency'> & {
  entry: PaymentEntry | null;
  isBusy: boolean;
  onPay(): void;
};

function PayButton({ options, method, amount, currency, entry, isBusy, onPay }: PayButtonProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const total = format.money(amountWithCharge(amount, options.charges[method] ?? null, currency));
  return (
    <Button variant="primary" size="large" loading={isBusy} onClick={onPay}>
      {entry === 'bank_page' ? t('form.payBank') : t('form.pay', { amount: total })}
    </Button>
  );
}

const usePanelPayment = ({ ref, service, options, target, method, canSave, ...props }: PayWithProps) => {
  const gateway = gatewayFor(method, options.gateways);
  const entry = gateway?.entries[method] ?? null;
  const isOffered = canSave && entry !== null && entry !== 'bank_page';
  const source = useSource(entry, useSavedChoice({ method, platform: gateway?.name ?? null, isOffered }));
  const paying = usePaying({
    service,
    target,
    method,
    charges: options.charges,
    getSource: source.get,
    onBeforePay: props.onBeforePay,
    mayLeave: gateway?.mayLeave === true,
    onResult: props.onResult,
    onLock: props.onLock,
  });
  const { pay } = paying;
  const { isLoading, savedId, offered } = source.saved;
  const textOf = useSavedText();
  useImperativeHandle<PaymentPanelHandle | null, PaymentPanelHandle | null>(ref, () => {
    if (isLoading) return null;
    const paying = offered.find(({ id }) => id === savedId);
    const savedText = paying ? textOf(paying) : null;
    return { pay, savedText, mustEnter: !savedText && entry !== null && entry !== 'bank_page' };
  });
  return { gateway, source, isLoading, ...paying };
};

export function PayWith(props: PayWithProps) {
  const { method, hasButton } = props;
  const { t } = useTranslation('payments');
  const placing = usePlacing(props);
  const { gateway, source, isLoading, pay, stage, outcome, isLocked, bankView } = usePanelPayment(props);
  if (!gateway) return <Alert tone="bad">{t('error.unsupported')}</Alert>;
  const notice = outcome && (
    <PaymentNotice
      key={outcome.status}
      outcome={outcome}
      method={method}
      placedKind={placing?.kind ?? null}
    />
  );
  const messages = (
    <>
      {hasButton && <Stage role="status">{stage && t(`stage.${stage}`)}</Stage>}
      {hasButton && notice}
      {!isLocked && (
        <WrongFields fields={source.wrong} onGoTo={(field) => source.card.current?.focus(field)} />
      )}
    </>
  );
  return (
    <Parts>
      {bankView}
      {!isLocked && (
        <SourceFields
          {...props}
          gateway={gateway}
          source={source}
          onSubmit={props.onSubmit ?? (() => void pay())}
        />
      )}
      {!isLocked && <PreauthorizedNote placing={placing} method={method} />}
      {!hasButton && notice}
      {hasButton && !isLocked && (
        <ButtonPlaces places={props.buttonPlaces}>
          <PayButton
            {...props}
            entry={source.entry}
            isBusy={isLoading || stage !== null}
            onPay={() => void pay()}
          />
        </ButtonPlaces>
      )}
      {props.summaryPlace ? createPortal(messages, props.summaryPlace) : hasButton && messages}
    </Parts>
  );
}
