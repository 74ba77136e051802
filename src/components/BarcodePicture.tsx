import { useTranslation } from 'react-i18next';

/** Light margin on each side, in modules (ISO/IEC 15417). */
const QUIET_ZONE = 10;

const drawBars = (bars: string): string =>
  [...bars.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index + QUIET_ZONE} 0h${bar.length}v1h-${bar.length}z`)
    .join('');

type BarcodePictureProps = {
  text: string;
  /** Modules from the left: 1 for a bar, 0 for a space. */
  bars: string;
};

export function BarcodePicture({ text, bars }: BarcodePictureProps) {
  const { t } = useTranslation('favourites');
  return (
    <svg
      role="img"
      aria-label={t('labels.barcode', { text })}
      viewBox={`0 0 ${bars.length + 2 * QUIET_ZONE} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={drawBars(bars)} />
    </svg>
  );
}
