import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type OrderLine, OrderLines } from '../../components/OrderLines.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';

/** The summary stays in one view with its button; of seven or fewer, none is left out. */
const FIRST_LINES = 6;
const MOST_SHOWN = 7;

const All = styled(Button)`
  justify-self: start;
  margin-inline-start: -15px;
`;

type ReviewLinesProps = { label: string; lines: readonly OrderLine[]; hidden: boolean };

export function ReviewLines({ label, lines, hidden }: ReviewLinesProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = lines.length > MOST_SHOWN;
  const shown = isLong && !isWhole ? lines.filter(({ problem }, at) => at < FIRST_LINES || problem) : lines;
  return (
    <>
      <div id={id}>
        <OrderLines isDense label={label} lines={shown} hidden={hidden} />
      </div>
      {isLong && (
        <All variant="quiet" aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
          {isWhole
            ? t('review.fewer')
            : t('review.all', { number: format.number(lines.filter(({ isGift }) => !isGift).length) })}
        </All>
      )}
    </>
  );
}
