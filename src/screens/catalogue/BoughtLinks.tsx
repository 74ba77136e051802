import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { paths } from '../../routing/paths.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
`;

/** To what the customer ordered and was invoiced with a product; nothing for visitors. */
export function BoughtLinks({ productId }: { productId: number }) {
  const { t } = useTranslation('catalogue');
  const customer = useCustomer();
  const kinds = new Set(['invoice', useTransactionKind()] as const);
  if (!customer) return null;
  return (
    <Links>
      {[...kinds].map((kind) => (
        <TextLink key={kind} as={Link} to={paths.history(`kind=${kind}&product=${productId}`)}>
          {t(`product.bought.${kind}`)}
        </TextLink>
      ))}
    </Links>
  );
}
