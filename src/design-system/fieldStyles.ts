import { css, styled } from 'styled-components';

export const controlStyles = css`
  width: 100%;
  min-height: var(--wp-control-height);
  border: var(--wp-field-border);
  border-radius: var(--wp-radius);
  background: var(--wp-surface);
  color: var(--wp-ink);
  transition: border-color 0.12s;

  &:hover {
    border-color: var(--wp-muted);
  }

  &[aria-invalid='true'],
  &:has([aria-invalid='true']) {
    border-color: var(--wp-bad);
  }

  &:disabled,
  &:has(:disabled) {
    background: var(--wp-page);
    color: var(--wp-muted);
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    font-size: 16px;
  }
`;

export const FieldFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

export const FieldLabel = styled.label`
  font-size: 13px;
  font-weight: 600;
`;

export const FieldHint = styled.p`
  color: var(--wp-muted);
  font-size: 13px;
`;

/** Drawn in CSS, so that the login doesn't load the icon library. */
export const errorIcon = css`
  display: flex;
  gap: 6px;

  &::before {
    content: '!' / '';
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: var(--mark, var(--wp-bad));
    color: var(--wp-surface);
    font-size: 11px;
    font-weight: 700;
    line-height: 1;
    margin-block-start: 2px;
  }
`;

export const FieldError = styled.p`
  ${errorIcon}
  color: var(--wp-bad);
  font-size: 13px;
`;
