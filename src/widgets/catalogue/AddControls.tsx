import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import type { ProductOrdering } from './useProductOrdering.ts';

const Group = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  flex: none;
`;

const Add = styled(Button)`
  min-width: 74px;
`;

const InCart = styled(ButtonLink)`
  min-width: 74px;
`;

type AddControlsProps = {
  product: string;
  ordering: ProductOrdering;
  /** `short`: a button before the product is in the cart, a quantity field afterwards. */
  kind: 'full' | 'short';
  disabled: boolean;
};

/**
 * Quantity field and Add button; Enter in the field adds too. When the product is in the cart, the field edits the cart's
 * quantity. The focus is never lost.
 */
export function AddControls({ product, ordering, kind, disabled }: AddControlsProps) {
  const { t } = useTranslation('catalogue');
  const { settings } = useCompany();
  const { cart, customer } = useWorkspace();
  const { inCart, quantity, changeQuantity, changeSize, settle, add } = ordering;
  const group = useRef<HTMLDivElement>(null);
  const justAdded = useRef(false);

  useEffect(() => {
    if (!inCart || !justAdded.current) return;
    justAdded.current = false;
    const within = group.current;
    const next = within?.querySelector('a') ?? within?.querySelector<HTMLElement>('button:last-of-type');
    next?.focus({ preventScroll: true });
  }, [inCart]);

  const isOpening = customer !== null && cart === null;
  /** Returns whether a product was added. */
  const addTyped = (chosen: string): boolean => {
    // Invalid input shows an error and nothing is added.
    const fields = group.current?.closest('[data-order]') ?? group.current;
    const unreadable = fields?.querySelector<HTMLElement>('[aria-invalid=true]');
    unreadable?.focus();
    return unreadable ? false : add(chosen);
  };

  const addEntered = (chosen: string) => {
    if (!disabled && !isOpening) addTyped(chosen);
  };
  const showsQuantity = kind === 'full' || inCart;
  return (
    <Group ref={group}>
      {showsQuantity && (
        <QuantityInput
          product={product}
          word={settings.quantityLabel}
          value={quantity}
          disabled={disabled && !inCart}
          settle={settle}
          onCommit={changeQuantity}
          onSize={settings.sizeInput ? changeSize : undefined}
          onEnter={inCart ? undefined : addEntered}
        />
      )}
      {!inCart && (
        <Add
          variant="primary"
          disabled={disabled || isOpening}
          aria-label={t('add.label', { product })}
          onClick={() => {
            justAdded.current = addTyped(quantity);
          }}
        >
          {t('add.word')}
        </Add>
      )}
      {inCart && kind === 'full' && (
        <InCart as={Link} to={paths.cart()} aria-label={t('add.inCart', { product })} title={t('viewCart')}>
          <Check aria-hidden />
        </InCart>
      )}
    </Group>
  );
}
