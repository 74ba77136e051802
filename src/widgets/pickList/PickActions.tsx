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
  addLabel: string;
  disabled: boolean;
  onAdd(): void;
};

export function PickActions(props: PickActionsProps) {
  const { picked, hidden } = props;
  return (
    <>
      {picked.length > 0 && (
        <Total role={props.isAnnounced ? 'status' : undefined}>
          <strong>
            <Price
              value={sumAmounts(picked.map(({ quote }) => quote?.amount ?? null))}
              hidden={hidden}
              kind="amount"
            />
          </strong>{' '}
          {props.beforeTax}
        </Total>
      )}
      <Button variant="primary" disabled={props.disabled} onClick={props.onAdd}>
        {props.addLabel}
      </Button>
    </>
  );
}
