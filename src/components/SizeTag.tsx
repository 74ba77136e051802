import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { hover } from '../design-system/theme/media.ts';
import type { Size } from '../domain/pricing/size.ts';

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  padding-inline-start: 8px;
  border-radius: 999px;
  background: var(--wp-brand-tint);
  color: var(--wp-brand-text);
  font-size: 12px;
  font-weight: 600;
  line-height: 24px;
  white-space: nowrap;
`;

const ClearButton = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 999px;

  & > svg {
    width: 13px;
    height: 13px;
  }

  ${hover} {
    &:hover {
      background: var(--wp-hover);
    }
  }
`;

export function SizeTag({ product, size, onClear }: { product: string; size: Size; onClear(): void }) {
  const { t } = useTranslation('common');
  return (
    <Tag>
      {size.text}
      <ClearButton
        type="button"
        aria-label={t('quantity.size.clear', { size: size.text, product })}
        onClick={onClear}
      >
        <X aria-hidden />
      </ClearButton>
    </Tag>
  );
}
