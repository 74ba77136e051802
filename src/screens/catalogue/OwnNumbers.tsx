import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Chip } from '../../design-system/Chip.ts';
import { Heading } from '../../design-system/Heading.ts';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { useChangePartNumber } from '../../state/partNumbers/useChangePartNumber.ts';
import { OwnNumberForm } from './OwnNumberForm.tsx';

const Frame = styled.section`
  display: grid;
  justify-items: start;
  gap: 8px;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Title = styled(Heading)`
  font-size: 15px;
`;

const NONE: readonly string[] = [];

type NumbersProps = { numbers: readonly string[]; labelledBy: string; onRemove(number: string): void };

function Numbers({ numbers, labelledBy, onRemove }: NumbersProps) {
  const { t } = useTranslation('catalogue');
  return (
    <List aria-labelledby={labelledBy}>
      {numbers.map((number) => (
        <li key={number}>
          <Chip
            data-remove
            aria-label={t('ownNumber.remove', { number })}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              onRemove(number);
            }}
          >
            {number}
            <X aria-hidden />
          </Chip>
        </li>
      ))}
    </List>
  );
}

type OwnNumbersProps = { productId: number; numbers: PartNumbers };

/** The customer's own part numbers of a product, which all of the customer's users share. */
export function OwnNumbers({ productId, numbers }: OwnNumbersProps) {
  const { t } = useTranslation('catalogue');
  const titleId = useId();
  const toast = useToast();
  const change = useChangePartNumber();
  const [isOpen, setOpen] = useState(false);
  const own = numbers.byProduct.get(productId) ?? NONE;
  const remove = async (number: string) => {
    const removed = await change(number, null);
    toast.show(
      removed.ok
        ? {
            tone: 'ok',
            text: t('ownNumber.removed', { number }),
            action: { label: t('ownNumber.undo'), onAction: () => void change(number, productId) },
          }
        : { tone: 'warn', text: t('ownNumber.notRemoved', { number }) },
    );
  };
  return (
    <Frame aria-labelledby={titleId}>
      <Title as="h2" id={titleId}>
        {t('ownNumber.title')}
      </Title>
      {own.length > 0 && (
        <Numbers numbers={own} labelledBy={titleId} onRemove={(number) => void remove(number)} />
      )}
      {isOpen ? (
        <OwnNumberForm productId={productId} numbers={numbers} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <Plus aria-hidden />
          {t('ownNumber.add')}
        </Button>
      )}
    </Frame>
  );
}
