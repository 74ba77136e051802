import { useId } from 'react';
import { styled } from 'styled-components';

/** The bar of a goal that isn't reached is at most this full, percent. */
const MAX_UNREACHED = 97;

const Frame = styled.div`
  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    margin-block-end: 6px;
  }

  & strong {
    font-weight: 650;
    white-space: nowrap;
  }

  & > [role] {
    height: 7px;
    border-radius: 4px;
    background: var(--wp-line);
    overflow: hidden;
  }

  & > [role] > div {
    height: 100%;
    border-radius: inherit;
    background: var(--wp-brand-edge);
    transition: width 0.3s;
  }

  & > [aria-valuenow='100'] > div {
    background: var(--wp-ok);
  }
`;

/** `value`: 0 to 1; larger ones are drawn as full. `valueText`: the remaining amount, "$13.80 to go". */
export type ProgressBarProps = {
  label: string;
  value: number;
  valueText: string;
};

export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const labelId = useId();
  // A goal that isn't reached doesn't look reached: the last hundredths are empty.
  const percent = value >= 1 ? 100 : Math.min(Math.max(Math.floor(value * 100), 0), MAX_UNREACHED);
  return (
    <Frame>
      <div>
        <span id={labelId}>{label}</span>
        <strong aria-hidden>{valueText}</strong>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
    </Frame>
  );
}
