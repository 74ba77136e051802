import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import type { Gateway } from '../../domain/payments/gateways.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CardFrame } from './CardFrame.tsx';
import type { PayWithProps } from './payWithProps.ts';
import { SavedChoice } from './SavedChoice.tsx';
import type { Source } from './useSource.ts';

type SourceFieldsProps = Pick<PayWithProps, 'service' | 'options' | 'target' | 'method' | 'canSave'> & {
  gateway: Gateway;
  source: Source;
  onSubmit(): void;
};

export function SourceFields({
  service,
  options,
  target,
  method,
  canSave,
  gateway,
  source: { entry, card, saved, saves, setSaves, setWrong },
  onSubmit,
}: SourceFieldsProps) {
  const { t } = useTranslation('payments');
  const { name: company } = useCompany();
  if (entry === 'bank_page' || entry === null) return <p>{t('form.bankPage')}</p>;
  if (saved.isLoading) return <p role="status">{t('form.loading')}</p>;
  const { offered, savedId, select } = saved;
  const secureCard = gateway.isRelayed ? 'secureThrough' : 'secure';
  const secureText = method === 'bank' ? 'secureBank' : secureCard;
  return (
    <>
      <SavedChoice method={method} offered={offered} value={savedId} onChange={select} />
      {savedId === null && (
        <>
          <CardFrame
            ref={card}
            service={service}
            kind={entry}
            gateway={gateway.name}
            settings={options.settings}
            apiKey={target.kind === 'form' ? target.apiKey : null}
            onSubmit={onSubmit}
            onWrong={setWrong}
          />
          {canSave && (
            <Checkbox
              label={t(method === 'bank' ? 'form.saveBank' : 'form.save')}
              checked={saves}
              onChange={({ target: box }) => setSaves(box.checked)}
            />
          )}
          <SmallText>{t(`form.${secureText}`, { company })}</SmallText>
        </>
      )}
    </>
  );
}
