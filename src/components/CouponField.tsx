import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../design-system/Button.tsx';
import { focusedElement } from '../design-system/focusedElement.ts';
import { COUPON_CODE_MAX_LENGTH } from '../domain/texts/textLimits.ts';
import { LimitedTextField } from './LimitedTextField.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;

  & > button {
    margin-block-start: 25px;
    align-self: start;
  }
`;

type CouponError = 'unknown' | 'expired' | 'used' | 'guessed' | 'unreachable';

type Applied = { ok: true } | { ok: false; reason: CouponError };

export type CouponFieldProps = {
  /** After a success an element with `data-coupon` replaces the field in its section. */
  onApply(code: string): Promise<Applied>;
};

const MISSING = { ok: false, reason: 'missing' } as const;

// The field is replaced, so the focus moves to what replaces it, and not to a button that a second Enter would press.
const focusCoupon = (section: HTMLElement | null | undefined) =>
  requestAnimationFrame(() => {
    if (focusedElement() !== document.body) return;
    section?.querySelector<HTMLElement>('[data-coupon]')?.focus();
  });

/** It is not a form, so that it can be inside one; Enter applies the coupon only. */
export function CouponField({ onApply }: CouponFieldProps) {
  const { t } = useTranslation('cart');
  const [code, setCode] = useState('');
  const [error, setError] = useState<'missing' | CouponError | null>(null);
  const [isApplying, setApplying] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const apply = async () => {
    if (isApplying) return;
    setError(null);
    const section = field.current?.closest('section');
    const typed = code.trim();
    setApplying(typed !== '');
    const applied = typed === '' ? MISSING : await onApply(typed).finally(() => setApplying(false));
    if (!applied.ok) {
      setError(applied.reason);
      return field.current?.focus();
    }
    focusCoupon(section);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  };

  return (
    <Row>
      <LimitedTextField
        ref={field}
        label={t('coupon.label')}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(null);
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={COUPON_CODE_MAX_LENGTH}
        error={error ? t(`coupon.${error}`) : undefined}
      />
      <Button onClick={() => void apply()} loading={isApplying}>
        {t('coupon.apply')}
      </Button>
    </Row>
  );
}
