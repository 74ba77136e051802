import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { NativeSelect } from '../../design-system/NativeSelect.tsx';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import { Sample, SampleRow } from './Sample.tsx';

type Shipping = 'ground' | 'pickup' | 'express';

export function ChoiceSamples() {
  const { t } = useTranslation('designSystem');
  const [shipping, setShipping] = useState<Shipping | null>('ground');
  return (
    <Sample title={t('sections.choices')}>
      <div>
        <Checkbox label={t('choices.oils')} aside="84" defaultChecked />
        <Checkbox label={t('choices.vinegars')} aside="31" />
        <Checkbox label={t('choices.inStock')} indeterminate />
      </div>
      <RadioGroup
        label={t('choices.shipping')}
        value={shipping}
        onChange={setShipping}
        options={[
          { value: 'ground', label: t('choices.ground'), hint: t('choices.groundHint'), aside: '$18.00' },
          { value: 'pickup', label: t('choices.pickup'), aside: '$0.00' },
          { value: 'express', label: t('choices.express'), disabled: true },
        ]}
      />
      <SampleRow>
        <NativeSelect
          label={t('choices.unit')}
          defaultValue="case"
          options={[
            { value: 'each', label: t('choices.each') },
            { value: 'case', label: t('choices.case') },
          ]}
        />
      </SampleRow>
    </Sample>
  );
}
