import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { useFoundOffer } from '../../state/quickOrder/useFoundOffer.ts';
import { CodeField } from '../../widgets/quickOrder/CodeField.tsx';
import { FoundProduct } from './FoundProduct.tsx';

const Frame = styled(Card)`
  --code-list-start: 12px;
  position: relative;
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  align-items: center;
  gap: 8px 16px;
  min-height: 57px;
  padding: 10px 12px;

  /* What opens below the field lies over what follows. */
  &:focus-within {
    z-index: 2;
  }

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Message = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--wp-muted);
`;

/** Code or name, Enter, quantity, Enter: the product is in the cart, and the next code can be typed. */
export function CodeRow() {
  const { t } = useTranslation('quickOrder');
  const [wanted, setWanted] = useState<string | Product>('');
  /** Not when the customer has left the field: they are typing elsewhere. */
  const [leadsOn, setLeadsOn] = useState(false);
  const { offer, candidates, isLooking, problem, retry } = useFoundOffer(wanted);
  const field = useRef<HTMLInputElement>(null);
  const take = (next: string | Product, isLeading: boolean) => {
    setWanted(next);
    setLeadsOn(isLeading);
  };
  const next = useStableHandler(() => {
    take('', false);
    field.current?.focus();
  });
  const ref = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.focus();
  }, []);
  return (
    <Frame as="div">
      <CodeField
        attributes={{ ref }}
        label={t('cart.code')}
        suggestionsLabel={t('cart.suggestions')}
        code={typeof wanted === 'string' ? wanted : wanted.code}
        candidates={candidates}
        isUnknown={problem === 'unknown_code'}
        onCode={(code) => take(code.trim(), false)}
        onProduct={(product) => take(product, true)}
        onEnter={() => setLeadsOn(true)}
      />
      {offer && <FoundProduct key={offer.product.id} offer={offer} takesFocus={leadsOn} onAdded={next} />}
      {isLooking && <Message role="status">{t('looking')}</Message>}
      {problem && (
        <Message role="alert">
          {t(`problem.${candidates.length > 0 ? 'choose_product' : problem}`)}
          {candidates.map((product) => (
            <Button key={product.id} variant="quiet" onClick={() => take(product, true)}>
              {product.name}
            </Button>
          ))}
          {problem === 'failed' && <Button onClick={retry}>{t('retry')}</Button>}
        </Message>
      )}
    </Frame>
  );
}
