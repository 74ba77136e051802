import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { PdfLink } from '../../components/PdfLink.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useDocumentLink } from '../../state/history/useDocumentLink.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${phone} {
    & > a {
      flex: 1 1 auto;
    }
  }
`;

export function PlacedActions({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const pdfLinkOf = useDocumentLink();
  const { id, kind, number } = transaction;
  return (
    <Actions>
      <ButtonLink as={Link} to={paths.store()} $variant="primary">
        {t('placed.store')}
      </ButtonLink>
      <PdfLink href={pdfLinkOf(transaction)} number={number} />
      <ButtonLink as={Link} to={paths.document(id)} $variant="quiet">
        {t(`placed.open.${kind}`)}
      </ButtonLink>
      <OfflineNote />
    </Actions>
  );
}
