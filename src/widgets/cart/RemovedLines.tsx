import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { useRemovedLines } from '../../state/cart/useCartChanges.ts';

const List = styled.ul`
  max-height: 220px;
  overflow-y: auto;
`;

/** Lines that the price verification removed, until dismissed (rules: Price verification). */
export function RemovedLines() {
  const { t } = useTranslation('cart');
  const { removed, settings, onDismiss } = useRemovedLines();
  if (removed.length === 0) return null;
  return (
    <Alert
      tone="warn"
      announce="status"
      title={t('gone.title')}
      action={
        <IconButton
          label={t('gone.dismiss')}
          icon={<X aria-hidden />}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            onDismiss();
          }}
        />
      }
    >
      <List>
        {removed.map((line) => {
          const { name } = productTitle({ ...line, remark: '', barcode: '' }, settings);
          const { subline } = line;
          return (
            <li key={line.productId}>
              {name} · {t(`gone.${line.reason}`)}
              {subline && (
                <>
                  {' · '}
                  <TextLink
                    as={Link}
                    to={paths.store(storeQuery({ sublines: [subline] }))}
                    aria-label={t('gone.similarTo', { product: name })}
                  >
                    {t('gone.similar')}
                  </TextLink>
                </>
              )}
            </li>
          );
        })}
      </List>
    </Alert>
  );
}
