import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

type AlertTone = 'info' | 'ok' | 'warn' | 'bad';

const tones = {
  info: css`
    --tone: var(--wp-info);
    background: var(--wp-info-tint);
  `,
  ok: css`
    --tone: var(--wp-ok);
    background: var(--wp-ok-tint);
  `,
  warn: css`
    --tone: var(--wp-warn);
    background: var(--wp-warn-tint);
  `,
  bad: css`
    --tone: var(--wp-bad);
    background: var(--wp-bad-tint);
  `,
};

const Frame = styled.div<{ $tone: AlertTone }>`
  ${({ $tone }) => tones[$tone]}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 11px 14px;
  border: 1px solid color-mix(in srgb, var(--tone) 30%, transparent);
  border-radius: var(--wp-radius-card);
`;

const Body = styled.div`
  display: flex;
  flex: 1 1 220px;
  gap: 10px;
  min-width: 0;

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-block-start: 1px;
    color: var(--tone);
  }
`;

const Title = styled.p`
  font-weight: 650;
`;

const icons = {
  info: <Info aria-hidden />,
  ok: <CircleCheck aria-hidden />,
  warn: <TriangleAlert aria-hidden />,
  bad: <CircleX aria-hidden />,
};

export type AlertProps = {
  tone: AlertTone;
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` is announced at once, `status` when the reader is idle, null not at all (part of the first render). */
  announce?: 'alert' | 'status' | null;
};

export function Alert({
  tone,
  title,
  children,
  action,
  announce = tone === 'bad' ? 'alert' : null,
}: AlertProps) {
  return (
    <Frame $tone={tone} role={announce ?? undefined}>
      <Body>
        {icons[tone]}
        <div>
          {title && <Title>{title}</Title>}
          {children}
        </div>
      </Body>
      {action}
    </Frame>
  );
}
