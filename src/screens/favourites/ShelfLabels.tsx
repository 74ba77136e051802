import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ActionBar } from '../../design-system/ActionBar.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useShelfLabels } from '../../state/favourites/useShelfLabels.ts';
import { useLoadPartNumbers } from '../../state/partNumbers/useLoadPartNumbers.ts';
import { LabelCard } from './LabelCard.tsx';

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  gap: 10px;

  /* On A4 and Letter. */
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 3mm;
  }
`;

const LIST_HEIGHT = 480;

type ShelfLabelsProps = { productIds: readonly number[] };

/** All labels are printed at first; each can be left out, and all at once. */
export function ShelfLabels({ productIds }: ShelfLabelsProps) {
  const { t } = useTranslation('favourites');
  const { labels, failed, retry } = useShelfLabels(productIds);
  const { data: partNumbers } = useLoadPartNumbers();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  if (failed) {
    return (
      <Alert
        tone="warn"
        title={t('failed.products')}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      />
    );
  }
  if (!labels) return <Skeleton role="status" aria-label={t('labels.loading')} $height={LIST_HEIGHT} />;
  const printed = labels.filter(({ product }) => !leftOut.has(product.id));
  const toggle = (id: number) =>
    setLeftOut(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    );
  const toggleAll = () =>
    setLeftOut(new Set(printed.length > 0 ? labels.map(({ product }) => product.id) : []));
  return (
    <>
      <ActionBar>
        <Checkbox
          label={t('labels.all')}
          checked={printed.length === labels.length}
          indeterminate={printed.length > 0 && printed.length < labels.length}
          onChange={toggleAll}
        />
        <Button variant="primary" disabled={printed.length === 0} onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('labels.print', { count: printed.length })}
        </Button>
      </ActionBar>
      <Sheet aria-label={t('labels.list')}>
        {labels.map((label) => (
          <LabelCard
            key={label.product.id}
            label={label}
            ownNumber={partNumbers?.byProduct.get(label.product.id)?.[0] ?? ''}
            isPrinted={!leftOut.has(label.product.id)}
            onToggle={() => toggle(label.product.id)}
          />
        ))}
      </Sheet>
    </>
  );
}
