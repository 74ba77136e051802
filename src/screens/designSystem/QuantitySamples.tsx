import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityField } from '../../design-system/QuantityField.tsx';
import type { AdjustedQuantity } from '../../design-system/useQuantity.ts';
import { Sample, SampleRow } from './Sample.tsx';

export function QuantitySamples() {
  const { t } = useTranslation('designSystem');
  const [freeQuantity, setFreeQuantity] = useState('2');
  const [packQuantity, setPackQuantity] = useState('24');
  const sharedProps = {
    decreaseLabel: t('quantity.less'),
    increaseLabel: t('quantity.more'),
    invalidMessage: (text: string) => t('quantity.unreadable', { text }),
  };
  function roundUpToTwelve(typed: string): AdjustedQuantity {
    const value = String(Math.ceil(Number(typed) / 12) * 12);
    return value === typed ? { value } : { value, reason: t('quantity.packs', { value }) };
  }
  return (
    <Sample title={t('sections.quantities')}>
      <SampleRow>
        <QuantityField
          {...sharedProps}
          label={t('quantity.label')}
          value={freeQuantity}
          onCommit={setFreeQuantity}
        />
        <QuantityField
          {...sharedProps}
          label={t('quantity.packLabel')}
          value={packQuantity}
          onCommit={setPackQuantity}
          adjust={roundUpToTwelve}
          step="12"
        />
        <QuantityField
          {...sharedProps}
          label={t('quantity.disabledLabel')}
          value="0"
          onCommit={setFreeQuantity}
          disabled
        />
      </SampleRow>
    </Sample>
  );
}
