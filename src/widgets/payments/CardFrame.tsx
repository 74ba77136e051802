import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import type { GatewayName } from '../../domain/payments/gateways.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import type {
  CardAnswer,
  CardEntry,
  PaymentsService,
  WrongField,
} from '../../state/payments/paymentsService.ts';
import { useBrandColour } from '../../state/useBrandColour.ts';
import type { CardFrameHandle } from './useSource.ts';

/** The frame has a padding of its own for the outlines of its fields. */
const Place = styled.div`
  margin: -4px;
`;

type CardFrameProps = {
  ref: Ref<CardFrameHandle>;
  service: PaymentsService;
  kind: 'card' | 'bank';
  gateway: GatewayName;
  settings: Readonly<Record<string, string>>;
  apiKey: string | null;
  onSubmit(): void;
  onWrong(fields: readonly WrongField[]): void;
};

type OpenFrameProps = CardFrameProps & { onRetry(): void };

const UNREACHABLE: CardAnswer = { ok: false, reason: 'unreachable' };

const useFormLook = (kind: CardFrameProps['kind']) => {
  const { t } = useTranslation('payments');
  const { language, scheme, radius } = useAppearance();
  return { title: t(`${kind}.title`), language, scheme, radius, colour: useBrandColour() };
};

const useCardEntry = ({ service, onSubmit, onWrong, apiKey, ...form }: Omit<CardFrameProps, 'ref'>) => {
  const look = useFormLook(form.kind);
  const { title, language, scheme, colour, radius } = look;
  const place = useRef<HTMLDivElement>(null);
  const opening = useRef<Promise<CardEntry> | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const submit = useEffectEvent(onSubmit);
  const tellWrong = useEffectEvent(onWrong);
  const open = useEffectEvent((element: HTMLElement) =>
    service.openCard(
      element,
      { ...form, ...look, onSubmit: () => submit(), onWrong: (fields) => tellWrong(fields) },
      apiKey,
    ),
  );
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isOver = false;
    const opened = open(element);
    opening.current = opened;
    opened
      .then(({ ready }) => ready)
      .then(
        () => !isOver && setState('ready'),
        () => !isOver && setState('failed'),
      );
    return () => {
      isOver = true;
      opening.current = null;
      opened.then(
        (entry) => entry.destroy(),
        () => undefined,
      );
    };
  }, []);
  useEffect(() => {
    if (state !== 'ready') return;
    void opening.current?.then((entry) => entry.change({ title, language, scheme, colour, radius }));
  }, [state, title, language, scheme, colour, radius]);
  return { place, opening, state };
};

function OpenFrame({ ref, onRetry, ...props }: OpenFrameProps) {
  const { t } = useTranslation('payments');
  const { place, opening, state } = useCardEntry(props);
  useImperativeHandle(ref, () => ({
    tokenize: async () => {
      const entry = await opening.current?.catch(() => null);
      return (await entry?.tokenize()) ?? UNREACHABLE;
    },
    focus: (field) => void opening.current?.then((entry) => entry.focus(field)).catch(() => undefined),
  }));
  return (
    <>
      {state === 'loading' && <p role="status">{t('form.loading')}</p>}
      {state === 'failed' ? (
        <Alert
          tone="bad"
          title={t('form.loadFailed')}
          action={<Button onClick={onRetry}>{t('form.retry')}</Button>}
        />
      ) : (
        <Place ref={place} />
      )}
    </>
  );
}

/** The card or bank form, whose fields no script of this page can read (docs/payments.md). */
export function CardFrame(props: CardFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const key = [props.kind, props.gateway, attempt].join(' ');
  return <OpenFrame key={key} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}
