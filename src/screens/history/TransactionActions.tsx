import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PdfLink } from '../../components/PdfLink.tsx';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { useDocumentLink } from '../../state/history/useDocumentLink.ts';
import { OrderAgainLink } from '../../widgets/history/OrderAgainLink.tsx';

const Actions = styled.span`
  display: inline-flex;
  position: relative;
  margin-inline-end: -10px;

  & > a {
    padding-inline: 10px;
  }

  & > a[target] {
    font-size: 0;
  }

  @container history (max-width: 1099.98px) {
    & > a {
      flex-direction: column;
      gap: 0;
      min-width: var(--wp-control-height);
      padding-inline: 4px;
      font-size: 0;
    }

    & > a > span::after {
      content: attr(data-short) / '';
      font-size: 11.5px;
    }
  }

  @container history (max-width: 899.98px) {
    margin-inline-end: 0;

    & > a {
      padding-inline: 0;
    }

    & > a[target] {
      display: none;
    }
  }
`;

type TransactionActionsProps = { row: TransactionSummary; againUrl: string };

/** Where there is little room they are icons, with one word; the PDF is in the document too. */
export function TransactionActions({ row, againUrl }: TransactionActionsProps) {
  const { t } = useTranslation('history');
  const pdfLinkOf = useDocumentLink();
  const { id, kind, number } = row;
  return (
    <Actions>
      <PdfLink href={pdfLinkOf(row)} number={number} variant="quiet" />
      <OrderAgainLink id={id} address={againUrl} label={t(`again.of.${kind}`, { number })}>
        <span data-short={t('again.word')}>{t(`again.action.${kind}`)}</span>
      </OrderAgainLink>
    </Actions>
  );
}
