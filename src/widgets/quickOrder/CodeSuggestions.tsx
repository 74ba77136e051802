import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { useCompany } from '../../state/usePortal.ts';

const List = styled.ul`
  position: absolute;
  inset-block-start: calc(100% - 6px);
  inset-inline-start: var(--code-list-start, 40px);
  z-index: 3;
  width: min(420px, 100% - 52px);
  max-height: 340px;
  padding: 4px;
  overflow-y: auto;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-surface);
  box-shadow: var(--wp-shadow-2);
`;

const Option = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 4px 8px;
  border-radius: var(--wp-radius);
  cursor: pointer;

  &[aria-selected='true'],
  &:hover {
    background: var(--wp-brand-tint);
  }
`;

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

type CodeSuggestionsProps = {
  id: string;
  label: string;
  products: readonly Product[];
  /** The one that the arrow keys have reached; -1 for none. */
  marked: number;
  onChoose(product: Product): void;
};

/** The list of a combobox: the focus stays in the field. */
export function CodeSuggestions({ id, label, products, marked, onChoose }: CodeSuggestionsProps) {
  const { settings } = useCompany();
  return (
    <List id={id} role="listbox" aria-label={label}>
      {products.map((product, at) => (
        <Option
          key={product.id}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === marked}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(product)}
        >
          <ProductPicture src={product.image} size={36} />
          <span>
            {productTitle(product, settings).name}
            <SmallText as="small"> {product.code}</SmallText>
          </span>
        </Option>
      ))}
    </List>
  );
}
