import { css, styled } from 'styled-components';

/** `brand` is for what is selected, never for a state. */
export type Tone = 'neutral' | 'brand' | 'info' | 'ok' | 'warn' | 'bad';

const tones = {
  neutral: css`
    background: var(--wp-hover);
    color: var(--wp-muted);
  `,
  brand: css`
    background: var(--wp-brand-tint);
    color: var(--wp-brand-text);
  `,
  info: css`
    background: var(--wp-info-tint);
    color: var(--wp-info);
  `,
  ok: css`
    background: var(--wp-ok-tint);
    color: var(--wp-ok);
  `,
  warn: css`
    background: var(--wp-warn-tint);
    color: var(--wp-warn);
  `,
  bad: css`
    background: var(--wp-bad-tint);
    color: var(--wp-bad);
  `,
};

export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 1px 7px;
  border-radius: 6px;
  font-size: 12px;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => tones[$tone]}

  & > svg {
    width: 12px;
    height: 12px;
  }
`;
