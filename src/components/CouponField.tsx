import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../design-system/Button.tsx';
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

export type CouponFieldProps = {
  /** Returns the error, or null; then an element with `data-coupon` replaces the field in its section. */
  onApply(code: string): Promise<CouponError | null>;
};

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
    const newError = typed === '' ? 'missing' : await onApply(typed).finally(() => setApplying(false));
    setError(newError);
    if (newError) return field.current?.focus();
    // The field is replaced, so the focus moves to what replaces it, and not to a button that a second Enter would press.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      section?.querySelector<HTMLElement>('[data-coupon]')?.focus();
    });
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
