import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';

const PaginationBar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-block-start: 12px;
  color: var(--wp-muted);

  & > span {
    display: flex;
    gap: 8px;
  }
`;

type PaginationProps = { page: number; pageSize: number; total: number; onPage(page: number): void };

export function Pagination({ page, pageSize, total, onPage }: PaginationProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <PaginationBar aria-label={t('pages.label')}>
      <p role="status">
        {t('pages.shown', { from: format.number(from), to: format.number(to), total: format.number(total) })}
      </p>
      <span>
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden />
          {t('pages.newer')}
        </Button>
        <Button disabled={to >= total} onClick={() => onPage(page + 1)}>
          {t('pages.older')}
          <ChevronRight aria-hidden />
        </Button>
      </span>
    </PaginationBar>
  );
}
