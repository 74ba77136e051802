import { css, styled } from 'styled-components';

export type Tone = 'neutral' | 'brand' | 'ok' | 'warn' | 'bad';

const tones = {
  neutral: css`
    background: var(--wp-hover);
    color: var(--wp-muted);
  `,
  brand: css`
    background: var(--wp-brand-tint);
    color: var(--wp-brand-text);
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
