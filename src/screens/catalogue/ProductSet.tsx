import { PackagePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { Spinner } from '../../design-system/Spinner.tsx';
import type { Product } from '../../domain/catalogue/product.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';
import { useProductSet } from '../../state/recommendations/useProductSet.ts';
import { SuggestionList } from '../../widgets/recommendations/SuggestionList.tsx';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { Pictures, SetFrame, SetHint } from './SetFrame.tsx';

const SuggestionsFrame = styled.div`
  & > :last-child {
    position: sticky;
    inset-block-end: -20px;
    background: var(--wp-raised);
  }
`;

type ProductSetProps = {
  name: string;
  view: StoreView;
  total: number;
  products: readonly Product[];
};

function SetProducts({ name, view, onAdded }: Pick<ProductSetProps, 'name' | 'view'> & { onAdded(): void }) {
  const { t } = useTranslation('catalogue');
  const suggested = useProductSet(view);
  const { status, retry } = suggested;
  if (status === 'pending') return <Spinner label={t('set.loading')} />;
  if (status === 'failed') {
    return <LoadFailed title={t('set.failed')} text={t('store.failedText')} retry={retry} />;
  }
  return (
    <SuggestionsFrame>
      <SuggestionList
        label={name}
        suggested={suggested}
        onAdded={(count) => {
          if (count > 1) onAdded();
        }}
      />
    </SuggestionsFrame>
  );
}

export function ProductSet({ name, view, total, products }: ProductSetProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <SetFrame>
      <Pictures>
        {products.slice(0, 4).map(({ id, image }) => (
          <ProductPicture key={id} src={image} size={48} />
        ))}
      </Pictures>
      <SetHint>{t('set.hint', { count: total, number: format.number(total) })}</SetHint>
      <Button onClick={() => setOpen(true)}>
        <PackagePlus aria-hidden />
        {t('set.order')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        description={t('set.text')}
        closeLabel={t('close')}
        size="large"
      >
        <Suspense fallback={<Spinner label={t('set.loading')} />}>
          <SetProducts name={name} view={view} onAdded={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </SetFrame>
  );
}
