import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { addressLine, cityLine } from '../../domain/checkout/addressTexts.ts';
import { branchMismatch } from '../../domain/checkout/deliveryAddress.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';

type BranchMismatchProps = {
  checkout: Pick<Checkout, 'customer' | 'details'>;
  onReset(): void;
};

/** Warns when the order of a branch is delivered elsewhere; it may be intended, so nothing is blocked. */
export function BranchMismatch({ checkout: { customer, details }, onReset }: BranchMismatchProps) {
  const { t } = useTranslation('checkout');
  const cart = useCartService();
  const mismatch = branchMismatch(customer, details);
  if (!mismatch) return null;
  const { name: branch, address } = mismatch.branch;
  if (!address)
    return (
      <Alert tone="warn" announce="status" title={t('where.branch.unknown', { branch })}>
        {t('where.branch.unknownText')}
      </Alert>
    );
  return (
    <Alert
      tone="warn"
      announce="status"
      title={t('where.branch.elsewhere', { branch })}
      action={
        <Button
          onClick={() => {
            cart.actions()?.setDetails({ address: null });
            onReset();
          }}
        >
          {t('where.branch.use', { branch })}
        </Button>
      }
    >
      {t('where.branch.elsewhereText', {
        branch,
        address: [addressLine(address), cityLine(address)].filter(Boolean).join(', '),
      })}
    </Alert>
  );
}
