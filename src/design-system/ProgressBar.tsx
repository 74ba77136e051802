import { useId } from 'react';
import { styled } from 'styled-components';

/** The bar of a goal that isn't reached is at most this full, percent. */
const MAX_UNREACHED = 97;

const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  margin-block-end: 6px;
`;

const ValueText = styled.strong`
  font-weight: 650;
  white-space: nowrap;
`;

const Track = styled.div`
  height: 7px;
  border-radius: 4px;
  background: var(--wp-line);
  overflow: hidden;
`;

const Fill = styled.div<{ $done: boolean }>`
  height: 100%;
  border-radius: inherit;
  background: ${({ $done }) => ($done ? 'var(--wp-ok)' : 'var(--wp-brand-edge)')};
  transition: width 0.3s;
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
    <div>
      <LabelRow>
        <span id={labelId}>{label}</span>
        <ValueText aria-hidden>{valueText}</ValueText>
      </LabelRow>
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
      >
        <Fill $done={percent === 100} style={{ width: `${percent}%` }} />
      </Track>
    </div>
  );
}
