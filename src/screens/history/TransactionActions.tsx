import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { PdfLink } from '../../components/PdfLink.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { useDocumentLink } from '../../state/history/useDocumentLink.ts';

const Actions = styled.span`
  display: inline-flex;
  position: relative;
  margin-inline-end: -10px;

  & > a {
    padding-inline: 10px;
  }

  @container history (max-width: 1099.98px) {
    & > a {
      min-width: var(--wp-control-height);
      font-size: 0;
    }
  }

  @container history (max-width: 899.98px) {
    margin-inline-end: 0;

    & > a[target] {
      display: none;
    }
  }
`;

type TransactionActionsProps = { row: TransactionSummary; againUrl: string };

/** Where there is little room they are icons; the PDF is in the document too. */
export function TransactionActions({ row, againUrl }: TransactionActionsProps) {
  const { t } = useTranslation('history');
  const pdfLinkOf = useDocumentLink();
  const { kind, number } = row;
  return (
    <Actions>
      <PdfLink href={pdfLinkOf(row)} number={number} variant="quiet" />
      <ButtonLink as={Link} to={againUrl} $variant="quiet" aria-label={t(`again.of.${kind}`, { number })}>
        <RotateCcw aria-hidden />
        {t(`again.action.${kind}`)}
      </ButtonLink>
    </Actions>
  );
}
