import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { holdWhileUnreadable } from '../../components/holdWhileUnreadable.ts';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { paths } from '../../routing/paths.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { useToMinimum } from '../../widgets/cart/useToMinimum.ts';

export function CheckoutLink({ ref }: { ref: Ref<HTMLAnchorElement> }) {
  const { t } = useTranslation('cart');
  return (
    <ButtonLink
      as={Link}
      ref={ref}
      to={paths.checkout()}
      onClick={holdWhileUnreadable}
      // Below the minimum order it isn't the way on yet.
      $variant={useToMinimum() ? 'secondary' : 'primary'}
      $size="large"
    >
      {t(`checkOut.${useTransactionKind()}`)}
    </ButtonLink>
  );
}
