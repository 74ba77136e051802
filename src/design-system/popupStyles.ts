import { css } from 'styled-components';

export const popupStyles = css`
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-raised);
  color: var(--wp-ink);
  box-shadow: var(--wp-shadow-2);
  max-height: var(--available-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  transform-origin: var(--transform-origin);
  transition:
    opacity 0.1s,
    transform 0.1s;

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }

  &&:focus-visible {
    outline: none;
  }
`;

export const optionStyles = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--wp-control-height);
  padding: 6px 10px;
  border-radius: calc(var(--wp-radius) - 2px);
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: var(--wp-hover);
  }

  &[data-disabled] {
    color: var(--wp-muted);
    cursor: default;
  }

  &&:focus-visible {
    outline: none;
  }

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--wp-muted);
  }
`;
