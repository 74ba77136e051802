import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { ProgressBar } from '../../design-system/ProgressBar.tsx';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { parseCount } from '../../domain/inventory/inventoryCapture.ts';
import { parseLocalNumber } from '../../domain/numbers/localNumber.ts';
import { paths } from '../../routing/paths.ts';
import { useCapture } from '../../state/inventory/useCapture.ts';
import type { CountedProduct } from '../../state/inventory/useCaptureProducts.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CaptureRow } from './CaptureRow.tsx';

const Form = styled.form`
  display: grid;
  gap: 12px;
`;

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 0 calc(10px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--wp-line);
  background: var(--wp-page);
`;

const Rest = styled.div`
  display: flex;
  justify-content: flex-end;
`;

type CaptureFormProps = {
  customerId: number;
  products: readonly CountedProduct[];
  /** The back office reports another product list. */
  onOtherProducts(): void;
};

/** A count per product, 0 allowed. Counts are saved while typing and sent once (specification §5, Inventory capture). */
export function CaptureForm({ customerId, products, onOtherProducts }: CaptureFormProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const { settings } = useCompany();
  const { typed, problem, isSending, type, send } = useCapture(customerId, format.separators);
  const list = useRef<HTMLUListElement>(null);

  const isCounted = (id: number) => parseCount(typed[id] ?? '', format.separators) !== null;
  const counted = products.filter(({ id }) => isCounted(id)).length;
  const untouched = products.filter(({ id }) => (typed[id] ?? '').trim() === '');
  const asked = problem?.reason === 'incomplete';
  const errorOf = (id: number) => {
    const text = (typed[id] ?? '').trim();
    if (isCounted(id) || (text === '' && !asked)) return undefined;
    if (text === '') return t('noNumber');
    return parseLocalNumber(text, format.separators)?.lt(0) ? t('negative') : t('unreadable', { text });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await send(products.map(({ id }) => id));
    if (answer?.ok) return navigate(paths.inventoryCaptureDone(), { replace: true });
    if (answer?.reason === 'other_products') onOtherProducts();
    if (answer?.reason === 'incomplete')
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {problem && (
        <Alert tone="bad" title={asked ? t('required') : t(`problem.${problem.reason}`)}>
          {asked && t('missing', { count: products.length - counted })}
        </Alert>
      )}
      {untouched.length > 0 && counted > 0 && (
        <Rest>
          <Button onClick={() => type(Object.fromEntries(untouched.map(({ id }) => [id, '0'])))}>
            {t('restZero')}
          </Button>
        </Rest>
      )}
      <Card $flush as="div">
        <ul ref={list} aria-label={t('list')}>
          {products.map((product) => {
            const { name, details } = productTitle({ ...product, barcode: '' }, settings);
            return (
              <CaptureRow
                key={product.id}
                name={name}
                details={details[0] ?? ''}
                image={product.image}
                value={typed[product.id] ?? ''}
                error={errorOf(product.id)}
                onType={(text) => type({ [product.id]: text })}
              />
            );
          })}
        </ul>
      </Card>
      <Bar>
        <ProgressBar
          label={t('counted')}
          value={counted / products.length}
          valueText={t('of', {
            counted: format.number(counted),
            all: format.number(products.length),
          })}
        />
        <ButtonLink as={Link} to={paths.inventoryCaptureCancelled(customerId)}>
          {t('cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" loading={isSending}>
          {t('send')}
        </Button>
      </Bar>
    </Form>
  );
}
