import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Chip } from '../../design-system/Chip.ts';
import { Heading } from '../../design-system/Heading.ts';
import { keepFocus } from '../../design-system/keepFocus.ts';
import type { PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { OwnNumberForm } from './OwnNumberForm.tsx';
import { useRemoveNumber } from './useRemoveNumber.ts';

const Frame = styled.section`
  display: grid;
  justify-items: start;
  gap: 8px;

  /* Its text stands below the title's. */
  & > button {
    margin-inline-start: -16px;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
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
  const remove = useRemoveNumber();
  const addButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const own = numbers.byProduct.get(productId) ?? NONE;
  const close = () => {
    setOpen(false);
    addButton.current?.focus();
  };
  return (
    <Frame aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {t('ownNumber.title')}
      </Heading>
      {own.length > 0 && (
        <Numbers
          numbers={own}
          labelledBy={titleId}
          onRemove={(number) => void remove({ number, productId })}
        />
      )}
      <Button ref={addButton} variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Plus aria-hidden />
        {t('ownNumber.add')}
      </Button>
      {isOpen && <OwnNumberForm productId={productId} numbers={numbers} onClose={close} />}
    </Frame>
  );
}
