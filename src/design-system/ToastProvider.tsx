import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { phone } from './theme/media.ts';
import { type Toast, ToastContext, type Toasts } from './toasts.ts';

const defaultDuration = 4000;
const most = 3;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Region = styled.section`
  position: fixed;
  inset-block-end: calc(16px + var(--wp-toast-lift, 0px) + env(safe-area-inset-bottom));
  inset-inline-end: 16px;
  z-index: var(--wp-layer-toast);
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
  pointer-events: none;

  ${phone} {
    inset-inline: 12px;
    align-items: stretch;
  }
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

type Shown = Toast & { id: string };

type ToastCardProps = { toast: Shown; paused: boolean; closeLabel: string; onClose: (id: string) => void };

function ToastCard({ toast, paused, closeLabel, onClose }: ToastCardProps) {
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

function leaves(event: FocusEvent<HTMLElement>): boolean {
  return !event.currentTarget.contains(event.relatedTarget);
}

export type ToastProviderProps = {
  /** Accessible name of the place where they appear. */
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * The toasts of one portal: three at most, the newest below. They wait while a pointer or the focus is on them, and are
 * read out, a bad one at once. `--wp-toast-lift` raises them above a bar at the bottom.
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        count.current += 1;
        const id = `toast-${count.current}`;
        setShown((before) =>
          [...before.filter(({ text }) => text !== toast.text), { ...toast, id }].slice(-most),
        );
        return id;
      },
      dismiss: (id) => setShown((before) => before.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  const none = shown.length === 0;
  if (none && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }
  return (
    <ToastContext value={toasts}>
      {children}
      <Region
        aria-label={label}
        aria-live="polite"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => leaves(event) && setFocused(false)}
      >
        {shown.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            paused={hovered || focused}
            closeLabel={closeLabel}
            onClose={toasts.dismiss}
          />
        ))}
      </Region>
    </ToastContext>
  );
}
