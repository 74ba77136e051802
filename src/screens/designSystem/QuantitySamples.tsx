import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityField } from '../../design-system/QuantityField.tsx';
import type { SettledQuantity } from '../../design-system/useQuantity.ts';
import { Line, Sample } from './Sample.tsx';

/** The quantity field: free, in packs of twelve, and disabled. */
export function QuantitySamples() {
  const { t } = useTranslation('designSystem');
  const [free, setFree] = useState('2');
  const [packs, setPacks] = useState('24');
  const shared = {
    decreaseLabel: t('quantity.less'),
    increaseLabel: t('quantity.more'),
    unreadable: (text: string) => t('quantity.unreadable', { text }),
  };
  function twelves(asked: string): SettledQuantity {
    const value = String(Math.ceil(Number(asked) / 12) * 12);
    return value === asked ? { value } : { value, reason: t('quantity.packs', { value }) };
  }
  return (
    <Sample title={t('sections.quantities')}>
      <Line>
        <QuantityField {...shared} label={t('quantity.label')} value={free} onCommit={setFree} />
        <QuantityField
          {...shared}
          label={t('quantity.packLabel')}
          value={packs}
          onCommit={setPacks}
          settle={twelves}
          step="12"
        />
        <QuantityField
          {...shared}
          label={t('quantity.disabledLabel')}
          value="0"
          onCommit={setFree}
          disabled
        />
      </Line>
    </Sample>
  );
}
