import { X } from 'lucide-react';
import { type MouseEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { DottedParts } from '../../design-system/DottedParts.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { LinePrice } from '../../domain/pricing/types.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { useRemoveLine } from '../../widgets/cart/useRemoveLine.ts';
import { useOwnNumbers } from '../../widgets/partNumbers/useOwnNumbers.ts';
import { LineChanges } from './LineChanges.tsx';
import { LineControls } from './LineControls.tsx';
import { LineDetails } from './LineDetails.tsx';
import { NoteButton, NoteField } from './LineNote.tsx';
import { Row } from './rowStyles.ts';
import { useReservedLines } from './useReservedLines.ts';

const ProblemText = styled.span`
  color: var(--wp-bad);
  font-weight: 600;
`;

const NameLink = memo(Link);
const RemoveButton = memo(IconButton);
const cross = <X aria-hidden />;

type CartLineRowProps = { lineKey: string; line: CartLine; price: LinePrice };

/** Rerenders only when its own line changes. */
export const CartLineRow = memo(function CartLineRow({ lineKey, line, price }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const { remove } = useRemoveLine();
  const row = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState('');
  const [isNoteOpen, setNoteOpen] = useState(false);
  const noteButton = useRef<HTMLButtonElement>(null);
  const { name, details } = productTitle({ ...line, barcode: '' }, settings);
  const reservedLines = useReservedLines(line, hidden);
  const ownNumbers = useOwnNumbers()(line.productId);
  const code = details[0] && <span data-code>{details[0]}</span>;
  const toggleNote = useStableHandler(() => setNoteOpen(!isNoteOpen));
  const removeLine = useStableHandler(({ currentTarget }: MouseEvent<HTMLElement>) => {
    keepFocus(currentTarget);
    remove(lineKey, name);
  });
  const noteButtonPart = (
    <NoteButton ref={noteButton} product={name} note={line.note} isOpen={isNoteOpen} onPress={toggleNote} />
  );
  return (
    <Row ref={row} $reserved={reservedLines}>
      <ProductPicture src={line.imageUrl} />
      <div>
        <NameLink to={paths.product(line.productId)}>{name}</NameLink>
        <p data-details>
          {price.ok ? (
            <LineDetails
              lineKey={lineKey}
              line={line}
              price={price}
              hidden={hidden}
              code={code}
              ownNumbers={ownNumbers}
            >
              {noteButtonPart}
            </LineDetails>
          ) : (
            <DottedParts>
              {code}
              {ownNumbers}
              <ProblemText>{t(`line.${price.reason}`)}</ProblemText>
              {noteButtonPart}
            </DottedParts>
          )}
          <span role="status">{refusal}</span>
        </p>
        {line.note && !isNoteOpen && <p>{t('note.text', { note: line.note })}</p>}
      </div>
      <LineControls lineKey={lineKey} line={line} product={name} row={row} onRefusal={setRefusal} />
      <p>
        {price.ok ? <Price value={price.gross.minus(price.discount)} hidden={hidden} kind="amount" /> : '—'}
      </p>
      <RemoveButton
        label={t('line.remove', { product: name })}
        icon={cross}
        data-remove-line
        onClick={removeLine}
      />
      <LineChanges lineKey={lineKey} line={line} product={name} />
      {isNoteOpen && (
        <NoteField
          lineKey={lineKey}
          product={name}
          note={line.note}
          onClose={() => {
            setNoteOpen(false);
            noteButton.current?.focus();
          }}
        />
      )}
    </Row>
  );
});
