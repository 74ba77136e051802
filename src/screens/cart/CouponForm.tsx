import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { applyCoupon, type CouponProblem } from '../../state/cart/applyCoupon.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;

  & > button {
    margin-block-start: 25px;
    align-self: start;
  }
`;

/** Where a coupon's code is typed; what is wrong with it stands beside it. */
export function CouponForm() {
  const { t } = useTranslation('cart');
  const workspace = useWorkspace();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CouponProblem | 'missing' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    setProblem(null);
    setAsking(code.trim() !== '');
    const answer =
      code.trim() === '' ? ({ ok: false, reason: 'missing' } as const) : await applyCoupon(workspace, code);
    setAsking(false);
    if (answer.ok) return;
    setProblem(answer.reason);
    field.current?.focus();
  };

  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t('coupon.label')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        error={problem ? t(`coupon.${problem}`) : undefined}
      />
      <Button type="submit" loading={isAsking}>
        {t('coupon.apply')}
      </Button>
    </Form>
  );
}
