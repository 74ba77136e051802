import { useId } from 'react';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { controlStyles, FieldError } from '../../design-system/fieldStyles.ts';
import { focusNextOnEnter } from '../../design-system/fields.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { CountedProduct } from '../../state/inventory/useCaptureProducts.ts';
import { useCompany } from '../../state/usePortal.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) 104px;
  align-items: center;
  gap: 4px 12px;
  padding: 10px 14px;
  content-visibility: auto;
  contain-intrinsic-size: auto 68px;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  @container portal (max-width: 359.98px) {
    grid-template-columns: 40px minmax(0, 1fr) 88px;
    gap: 4px 8px;
    padding-inline: 10px;
  }

  & > p {
    grid-column: 2 / -1;
    justify-content: flex-end;
  }
`;

const Name = styled.label`
  display: block;
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Details = styled.small`
  display: block;
  color: var(--wp-muted);
`;

const CountInput = styled.input`
  ${controlStyles}
  padding: 0 10px;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

type CaptureRowProps = {
  product: CountedProduct;
  value: string;
  error: string | undefined;
  onChange(text: string): void;
};

export function CaptureRow({ product, value, error, onChange }: CaptureRowProps) {
  const id = useId();
  const { name, details } = productTitle({ ...product, barcode: '' }, useCompany().settings);
  return (
    <Row>
      <ProductPicture src={product.image} size={48} />
      <div>
        <Name htmlFor={id}>{name}</Name>
        <Details>{details[0] ?? ''}</Details>
      </div>
      <CountInput
        id={id}
        type="text"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={20}
        value={value}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={focusNextOnEnter}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Row>
  );
}
