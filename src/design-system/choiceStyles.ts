import { css, styled } from 'styled-components';
import { touch } from './theme/media.ts';

export const ChoiceLine = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 26px;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--wp-muted);
    cursor: not-allowed;
  }

  ${touch} {
    min-height: 44px;
  }
`;

export const ChoiceLabel = styled.span`
  flex: 1;
  min-width: 0;
`;

export const ChoiceAside = styled.span`
  color: var(--wp-muted);
  font-size: 13px;
`;

export const choiceBox = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 17px;
  height: 17px;
  border: 1px solid var(--wp-control);
  background: var(--wp-surface);
  cursor: inherit;

  &:checked,
  &[type="checkbox"]:indeterminate {
    border-color: var(--wp-brand-edge);
    background: var(--wp-brand);
  }

  &:disabled {
    opacity: 0.55;
  }
`;
