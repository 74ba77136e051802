import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import type { Customer } from '../../domain/access/customer.ts';
import type { CartDetails } from '../../domain/cart/cart.ts';
import { addressAfterSubCustomerChange } from '../../domain/checkout/knownAddresses.ts';
import { useCartService } from '../../state/cart/useCartService.ts';

type RecipientChoiceProps = { customer: Customer; details: CartDetails; error: string | undefined };

/** The sub-customers, whose address is copied (rules: May it be placed?). */
export function RecipientChoice({ customer, details, error }: RecipientChoiceProps) {
  const { t } = useTranslation('checkout');
  const cart = useCartService();
  const { subCustomerId } = details;
  const choose = (id: number) =>
    cart
      .actions()
      ?.setDetails({ subCustomerId: id, address: addressAfterSubCustomerChange(customer, id, details) });
  return (
    <RadioGroup
      cards
      label={t('who.label', { group: customer.clientName })}
      options={customer.subCustomers.map(({ id, name, code, branchName }) => ({
        value: String(id),
        label: name,
        hint: [code, branchName].filter(Boolean).join(' · '),
      }))}
      value={subCustomerId === null ? null : String(subCustomerId)}
      onChange={(id) => choose(Number(id))}
      error={error}
    />
  );
}
