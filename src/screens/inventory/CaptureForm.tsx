import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { wrongFieldIn } from '../../design-system/fields.ts';
import { ProgressBar } from '../../design-system/ProgressBar.tsx';
import { parseCount } from '../../domain/inventory/inventoryCapture.ts';
import { parseLocalNumber } from '../../domain/numbers/localNumber.ts';
import { paths } from '../../routing/paths.ts';
import type { CaptureProblem } from '../../state/inventory/sendCapture.ts';
import { useCapture } from '../../state/inventory/useCapture.ts';
import type { CountedProduct } from '../../state/inventory/useCaptureProducts.ts';
import { CaptureRow } from './CaptureRow.tsx';

const Form = styled.form`
  display: grid;
  gap: 12px;
`;

const ActionBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 0 calc(10px + var(--wp-safe-bottom));
  border-block-start: 1px solid var(--wp-line);
  background: var(--wp-page);
`;

const FillRow = styled.div`
  display: flex;
  justify-content: flex-end;
`;

type CaptureFormProps = {
  customerId: number;
  products: readonly CountedProduct[];
  onOtherProducts(): void;
};

type NotSentProps = { reason: CaptureProblem['reason']; missing: number };

function NotSent({ reason, missing }: NotSentProps) {
  const { t } = useTranslation('inventory');
  const isIncomplete = reason === 'incomplete';
  return (
    <Alert tone="bad" title={isIncomplete ? t('required') : t(`problem.${reason}`)}>
      {isIncomplete && t('missing', { count: missing })}
    </Alert>
  );
}

type CaptureActionsProps = Pick<CaptureFormProps, 'customerId'> & {
  counted: number;
  all: number;
  isSending: boolean;
};

function CaptureActions({ customerId, counted, all, isSending }: CaptureActionsProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <ActionBar>
      <ProgressBar
        label={t('counted')}
        value={counted / all}
        valueText={t('of', { counted: format.number(counted), all: format.number(all) })}
      />
      <ButtonLink as={Link} to={paths.inventoryCaptureCancelled(customerId)}>
        {t('cancel')}
      </ButtonLink>
      <Button type="submit" variant="primary" loading={isSending}>
        {t('send')}
      </Button>
    </ActionBar>
  );
}

type Typed = ReturnType<typeof useCapture>['typed'];

const useCountErrors = (typed: Typed, needsAll: boolean) => {
  const { t } = useTranslation('inventory');
  const { separators } = useFormat();
  const isCounted = (id: number) => parseCount(typed[id] ?? '', separators) !== null;
  const errorOf = (id: number) => {
    const text = (typed[id] ?? '').trim();
    if (isCounted(id) || (text === '' && !needsAll)) return undefined;
    if (text === '') return t('noNumber');
    return parseLocalNumber(text, separators)?.lt(0) ? t('negative') : t('unreadable', { text });
  };
  return { isCounted, errorOf };
};

/** Counts are saved while typing and sent once; 0 is a count (rules: Inventory capture). */
export function CaptureForm({ customerId, products, onOtherProducts }: CaptureFormProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const { typed, problem, isSending, type, send } = useCapture(customerId, format.separators);
  const list = useRef<HTMLUListElement>(null);

  const { isCounted, errorOf } = useCountErrors(typed, problem?.reason === 'incomplete');
  const countedNumber = products.filter(({ id }) => isCounted(id)).length;
  const emptyProducts = products.filter(({ id }) => (typed[id] ?? '').trim() === '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send(products.map(({ id }) => id));
    if (result.ok) return navigate(paths.inventoryCaptureDone(), { replace: true });
    if (result.reason === 'other_products') onOtherProducts();
    if (result.reason === 'incomplete') requestAnimationFrame(() => wrongFieldIn(list.current)?.focus());
  };

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {problem && <NotSent reason={problem.reason} missing={products.length - countedNumber} />}
      {emptyProducts.length > 0 && countedNumber > 0 && (
        <FillRow>
          <Button onClick={() => type(Object.fromEntries(emptyProducts.map(({ id }) => [id, '0'])))}>
            {t('restZero')}
          </Button>
        </FillRow>
      )}
      <Card $flush as="div">
        <ul ref={list} aria-label={t('list')}>
          {products.map((product) => (
            <CaptureRow
              key={product.id}
              product={product}
              value={typed[product.id] ?? ''}
              error={errorOf(product.id)}
              onChange={(text) => type({ [product.id]: text })}
            />
          ))}
        </ul>
      </Card>
      <CaptureActions
        customerId={customerId}
        counted={countedNumber}
        all={products.length}
        isSending={isSending}
      />
    </Form>
  );
}
