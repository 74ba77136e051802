import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { phone } from './theme/media.ts';
import type { ShownToast } from './toasts.ts';

const defaultDuration = 4000;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  max-width: 420px;
  padding: 6px 6px 6px 14px;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-raised);
  box-shadow: var(--wp-shadow-2);
  animation: ${rise} 0.16s ease-out;
  pointer-events: auto;

  ${phone} {
    max-width: none;
  }
`;

const Sign = styled.span<{ $tone: string }>`
  flex: none;
  color: var(--wp-${({ $tone }) => $tone});

  & > svg {
    width: 18px;
    height: 18px;
  }
`;

const Text = styled.p`
  flex: 1;
  padding-block: 6px;
`;

const Action = styled.button`
  flex: none;
  min-height: var(--wp-control-height);
  padding: 0 10px;
  border-radius: var(--wp-radius);
  color: var(--wp-brand-text);
  font-weight: 600;
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--wp-control-height);
  height: var(--wp-control-height);
  border-radius: var(--wp-radius);
  color: var(--wp-muted);

  & > svg {
    width: 16px;
    height: 16px;
  }
`;

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleX };
const colours = { info: 'brand-text', ok: 'ok', warn: 'warn', bad: 'bad' };

type ToastCardProps = {
  toast: ShownToast;
  paused: boolean;
  closeLabel: string;
  onClose: (id: string) => void;
};

export function ToastCard({ toast, paused, closeLabel, onClose }: ToastCardProps) {
  const { id, text, tone = 'info', action, duration = defaultDuration } = toast;
  useEffect(() => {
    if (paused || duration === null) return;
    const timer = setTimeout(onClose, duration, id);
    return () => clearTimeout(timer);
  }, [paused, duration, id, onClose]);
  const Icon = icons[tone];
  function act() {
    onClose(id);
    action?.onAction();
  }
  return (
    <Frame role={tone === 'bad' ? 'alert' : undefined}>
      <Sign $tone={colours[tone]}>
        <Icon aria-hidden />
      </Sign>
      <Text>{text}</Text>
      {action && (
        <Action type="button" onClick={act}>
          {action.label}
        </Action>
      )}
      <Close type="button" aria-label={closeLabel} onClick={() => onClose(id)}>
        <X aria-hidden />
      </Close>
    </Frame>
  );
}
