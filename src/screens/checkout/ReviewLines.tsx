import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type OrderLine, OrderLines } from '../../components/OrderLines.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';

/** A cart of a thousand lines would take most of the time until the checkout can be used. */
const FIRST_LINES = 20;

const All = styled(Button)`
  margin-block-start: 12px;
`;

type ReviewLinesProps = { label: string; lines: readonly OrderLine[]; hidden: boolean };

export function ReviewLines({ label, lines, hidden }: ReviewLinesProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.filter(({ problem }, at) => at < FIRST_LINES || problem);
  return (
    <>
      <div id={id}>
        <OrderLines label={label} lines={shown} hidden={hidden} />
      </div>
      {lines.length > FIRST_LINES && (
        <All aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('review.fewer') : t('review.all', { number: format.number(lines.length) })}
        </All>
      )}
    </>
  );
}
