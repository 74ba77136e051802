import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { Button } from '../../design-system/Button.tsx';
import { sumAmounts } from '../../domain/recommendations/quoteLine.ts';
import type { PickRow } from './usePickList.ts';

const Total = styled.span`
  color: var(--wp-muted);
  font-size: 13px;

  & > strong {
    color: var(--wp-ink);
    font-size: 16px;
  }

  &[role='status'] {
    flex: 1;
    align-self: center;
  }
`;

type PickActionsProps = {
  picked: readonly PickRow[];
  hidden: boolean;
  beforeTax: string;
  isAnnounced?: boolean;
  /** One button of full width that has the sum too. */
  isCompact?: boolean;
  addLabel: string;
  disabled: boolean;
  onAdd(): void;
};

export function PickActions(props: PickActionsProps) {
  const { picked, hidden, isCompact = false } = props;
  const sum = picked.length > 0 && (
    <Price
      value={sumAmounts(picked.map(({ quote }) => quote?.amount ?? null))}
      hidden={hidden}
      kind="amount"
    />
  );
  return (
    <>
      {sum && !isCompact && (
        <Total role={props.isAnnounced ? 'status' : undefined}>
          <strong>{sum}</strong> {props.beforeTax}
        </Total>
      )}
      <Button
        variant={sum ? 'primary' : 'secondary'}
        fullWidth={isCompact}
        disabled={props.disabled}
        onClick={props.onAdd}
      >
        <span>
          {props.addLabel}
          {isCompact && sum && !hidden && <> · {sum}</>}
        </span>
      </Button>
    </>
  );
}
