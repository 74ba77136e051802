import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NativeSelect } from '../design-system/NativeSelect.tsx';
import type { UnitOfMeasure } from '../domain/pricing/types.ts';

const CompactSelect = styled(NativeSelect)`
  flex: 0 1 122px;
  min-width: 84px;
`;

const BorderlessSelect = styled(NativeSelect)`
  max-width: 150px;

  /* Aligns its text with the text above. */
  margin-inline-start: -7px;

  & > select {
    min-height: 32px;
    field-sizing: content;
    padding-inline: 6px 24px;
    border-color: transparent;
    background: transparent;
    color: var(--wp-muted);
    font-size: 13px;
  }

  &::after {
    inset-inline-end: 8px;
  }
`;

type UnitSelectProps = {
  product: string;
  units: readonly UnitOfMeasure[];
  value: UnitOfMeasure | null;
  borderless?: boolean;
  onChange(unit: UnitOfMeasure): void;
};

export const UnitSelect = memo(function UnitSelect({
  product,
  units,
  value,
  borderless = false,
  onChange,
}: UnitSelectProps) {
  const { t } = useTranslation('catalogue');
  const options = units.map(({ code, name }) => ({ value: code, label: name }));
  const Select = borderless ? BorderlessSelect : CompactSelect;
  return (
    <Select
      label={t('unit.label', { product })}
      value={value?.code ?? ''}
      aria-invalid={value ? undefined : true}
      options={value ? options : [{ value: '', label: t('unit.missing') }, ...options]}
      onChange={(event) => {
        const unit = units.find(({ code }) => code === event.target.value);
        if (unit) onChange(unit);
      }}
    />
  );
});
