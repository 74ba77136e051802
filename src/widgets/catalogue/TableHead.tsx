import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { hasBoughtColumn, type RowLook } from './itemFrames.ts';
import { tableColumns } from './rowFrames.ts';

/** It stays where the screen says, below what else stays there; its screen readers' words are in the rows. */
const Head = styled.div.attrs({ 'aria-hidden': true })<{ $look: RowLook; $compact: boolean }>`
  ${tableColumns}
  position: sticky;
  inset-block-start: var(--wp-table-head, auto);
  z-index: 4;
  align-items: center;
  min-height: 34px;
  border-block-end: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card) var(--wp-radius-card) 0 0;
  background: var(--wp-surface);
  color: var(--wp-muted);
  font-size: 12px;
  font-weight: 600;
  white-space: nowrap;

  & > :first-child {
    grid-column: 1 / 3;
  }

  & > :nth-last-child(3) {
    padding-inline-end: 6px;
    text-align: end;
  }
`;

export function TableHead({ look, isCompact }: { look: RowLook; isCompact: boolean }) {
  const { t } = useTranslation('catalogue');
  const customer = useCustomer();
  const { inventoryCheck } = useCompany().settings;
  return (
    <Head $look={look} $compact={isCompact}>
      <span>{t('table.product')}</span>
      {look === 'all' && <span>{t('table.code')}</span>}
      <span>{inventoryCheck && t('table.stock')}</span>
      {hasBoughtColumn(look) && <span>{customer && t('table.bought')}</span>}
      <span>{t('table.price')}</span>
      <span>{t('table.unit')}</span>
      <span>{t('table.quantity')}</span>
    </Head>
  );
}
