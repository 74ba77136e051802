import { type Ref, useEffect, useMemo, useRef } from 'react';
import { ThemeRoot } from '../../design-system/theme/ThemeRoot.tsx';
import type { BrandPalette } from '../../domain/tenant/brandPalette.ts';
import type { CardSetup, WrongField } from '../../state/payments/cardEntry.ts';
import { tokenize } from '../../state/payments/tokenize.ts';
import { BankForm } from './BankForm.tsx';
import { CardForm } from './CardForm.tsx';
import type { EntryHandle } from './useEntry.ts';

type CardPageProps = {
  ref: Ref<EntryHandle>;
  setup: CardSetup;
  palette: BrandPalette;
  today: string;
  headers(): Promise<Record<string, string>>;
  onSubmit(): void;
  onWrong(fields: readonly WrongField[]): void;
  /** The height of the form, px. */
  onResize(height: number): void;
};

/** The page of the card form, in the look and the language of the portal around it. */
export function CardPage({
  ref,
  setup,
  palette,
  today,
  headers,
  onSubmit,
  onWrong,
  onResize,
}: CardPageProps) {
  const content = useRef<HTMLDivElement>(null);
  const { scheme, radius, language, kind, gateway } = setup;
  const theme = useMemo(
    () => ({ scheme, brand: palette, radius: radius ?? undefined }),
    [scheme, palette, radius],
  );
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => onResize(Math.ceil(element.getBoundingClientRect().height)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [onResize]);
  const tokenizing = { ...setup, headers };
  return (
    <div ref={content}>
      <ThemeRoot theme={theme} lang={language}>
        {kind === 'card' ? (
          <CardForm
            ref={ref}
            gateway={gateway}
            today={today}
            tokenize={(card, brandId) => tokenize(tokenizing, { card, brandId })}
            onSubmit={onSubmit}
            onWrong={onWrong}
          />
        ) : (
          <BankForm
            ref={ref}
            tokenize={(account) => tokenize(tokenizing, { account })}
            onSubmit={onSubmit}
            onWrong={onWrong}
          />
        )}
      </ThemeRoot>
    </div>
  );
}
