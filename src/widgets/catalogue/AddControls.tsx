import { Check } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { wrongFieldIn } from '../../design-system/fields.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { paths } from '../../routing/paths.ts';
import { useCart } from '../../state/cart/useCart.ts';
import type { FavouriteProduct } from '../../state/favourites/favouritesService.ts';
import { useCompany } from '../../state/usePortal.ts';
import { NotifyButton } from '../favourites/NotifyButton.tsx';
import type { ProductOrdering } from './useProductOrdering.ts';

const Group = styled.div<{ $isTable: boolean }>`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  flex: none;
  ${({ $isTable }) => $isTable && tableGroup}
`;

/** Columns of a table: the quantity, and Add or what is in the cart. */
const tableGroup = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);

  /* "1,500" fits. */
  & > [role='group'] {
    width: 100%;
    min-width: 0;

    & > input {
      padding: 0;
    }

    & > button {
      width: 24px;
    }
  }

  @media (pointer: coarse) {
    grid-template-columns: 140px minmax(0, 1fr);

    & > [role='group'] > button {
      width: 43px;
    }
  }
`;

const InCartCount = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  min-height: var(--wp-control-height);
  border-radius: var(--wp-radius);
  color: var(--wp-ok);
  font-size: 12px;
  font-weight: 500;
  line-height: 1.2;

  & > svg {
    flex: none;
    width: 15px;
    height: 15px;
  }
`;

const AddButton = styled(Button)`
  min-width: 74px;
`;

/** As wide as the button that it replaces, in every language. */
const InCartLink = styled(ButtonLink)`
  display: inline-grid;
  min-width: 74px;

  & > * {
    grid-area: 1 / 1;
    place-self: center;
  }
`;

const InCartWord = styled.span`
  margin-inline: -6px;
  color: var(--wp-ok);
  font-size: 13px;
`;

const ButtonWord = styled.span`
  visibility: hidden;
`;

/** Base units in the cart. */
const baseCount = ({ quantity, unit, size }: ProductOrdering) =>
  baseQuantity({ quantity, unit, size: size?.value ?? null }, size !== null);

type AddControlsProps = {
  product: string;
  ordering: ProductOrdering;
  /**
   * `short` has no quantity field before the product is in the cart; `worded` says in words that it is there; `table` has
   * columns and says how much is there.
   */
  kind: 'short' | 'worded' | 'table';
  disabled: boolean;
  soldOut: FavouriteProduct | null;
};

type CountInCartProps = Pick<AddControlsProps, 'product' | 'ordering'> & {
  link: RefObject<HTMLAnchorElement | null>;
};

function CountInCart({ link, product, ordering }: CountInCartProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const count = t('add.countInCart', { number: format.number(baseCount(ordering)) });
  const name = `${count}. ${t('add.inCart', { product })}`;
  return (
    <InCartCount ref={link} to={paths.cart()} aria-label={name} title={t('viewCart')}>
      <Check aria-hidden />
      <span>{count}</span>
    </InCartCount>
  );
}

export function AddControls({ product, ordering, kind, disabled, soldOut }: AddControlsProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { settings } = useCompany();
  const isOpening = useCart(({ status }) => status === 'opening');
  const { inCart, quantity, unit, changeQuantity, changeSize, settle, add } = ordering;
  const group = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const justAdded = useRef(false);

  useEffect(() => {
    if (!inCart || !justAdded.current) return;
    justAdded.current = false;
    const target = link.current ?? group.current?.querySelector<HTMLElement>('button:last-of-type');
    target?.focus({ preventScroll: true });
  }, [inCart]);

  const addTyped = (quantityToAdd: string): boolean => {
    // Nothing is added while a field has an error.
    const fields = group.current?.closest('[data-order]') ?? group.current;
    const unreadable = wrongFieldIn(fields);
    unreadable?.focus();
    return unreadable ? false : add(quantityToAdd);
  };

  const addEntered = (enteredQuantity: string) => {
    if (!disabled && !isOpening) addTyped(enteredQuantity);
  };
  const showsQuantity = kind !== 'short' || inCart;
  // Where the quantity has no field, the button says how many it adds.
  const count = showsQuantity || quantity === '1' ? '' : `${format.number(quantity)} `;
  return (
    <Group ref={group} $isTable={kind === 'table'} data-in-cart={inCart || undefined}>
      {showsQuantity && (
        <QuantityInput
          product={product}
          quantityLabel={settings.quantityLabel}
          value={quantity}
          unit={unit}
          disabled={disabled && !inCart}
          adjust={settle}
          onCommit={changeQuantity}
          onSize={settings.sizeInput ? changeSize : undefined}
          onEnter={inCart ? undefined : addEntered}
        />
      )}
      {!inCart && soldOut && <NotifyButton name={product} soldOut={soldOut} />}
      {!inCart && !soldOut && (
        <AddButton
          data-add
          variant={disabled ? 'secondary' : 'primary'}
          disabled={disabled || isOpening}
          aria-label={t('add.label', { product: count + product })}
          onClick={({ currentTarget }) => {
            justAdded.current = addTyped(quantity);
            // It is replaced: removing the focused element would cost a layout of the half-changed page.
            if (justAdded.current) currentTarget.blur();
          }}
        >
          {t('add.word')} {count}
        </AddButton>
      )}
      {inCart && kind === 'table' && <CountInCart link={link} product={product} ordering={ordering} />}
      {inCart && kind === 'worded' && (
        <InCartLink
          ref={link}
          as={Link}
          to={paths.cart()}
          aria-label={t('add.inCart', { product })}
          title={t('viewCart')}
        >
          <InCartWord>{t('add.isInCart')}</InCartWord>
          <ButtonWord aria-hidden>{t('add.word')}</ButtonWord>
        </InCartLink>
      )}
    </Group>
  );
}
