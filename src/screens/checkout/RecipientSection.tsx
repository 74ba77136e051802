import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import type { Customer } from '../../domain/access/customer.ts';
import type { CartDetails } from '../../domain/cart/cart.ts';
import { addressAfterSubCustomerChange } from '../../domain/checkout/knownAddresses.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { Section } from './checkoutStyles.ts';

type RecipientSectionProps = { customer: Customer; details: CartDetails; error: string | undefined };

/** The customer, or a sub-customer whose address is copied (rules: May it be placed?). */
export function RecipientSection({ customer, details, error }: RecipientSectionProps) {
  const titleId = useId();
  const { t } = useTranslation('checkout');
  const cart = useCartService();
  const { subCustomers } = customer;
  const { subCustomerId: selectedId } = details;
  const chooseSubCustomer = (id: number) =>
    cart
      .actions()
      ?.setDetails({ subCustomerId: id, address: addressAfterSubCustomerChange(customer, id, details) });
  return (
    <Section aria-labelledby={titleId} data-section="who">
      <Heading as="h2" id={titleId}>
        {t('who.title')}
      </Heading>
      {subCustomers.length === 0 ? (
        <p>
          {customer.clientName}
          <MutedText as="span"> · {customer.clientCode}</MutedText>
        </p>
      ) : (
        <RadioGroup
          cards
          label={t('who.label', { group: customer.clientName })}
          options={subCustomers.map(({ id, name, code, branchName }) => ({
            value: String(id),
            label: name,
            hint: [code, branchName].filter(Boolean).join(' · '),
          }))}
          value={selectedId === null ? null : String(selectedId)}
          onChange={(id) => chooseSubCustomer(Number(id))}
          error={error}
        />
      )}
    </Section>
  );
}
