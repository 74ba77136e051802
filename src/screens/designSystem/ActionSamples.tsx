import { Bell, Heart, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../design-system/Badge.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Chip } from '../../design-system/Chip.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { Sample, SampleRow } from './Sample.tsx';

const chips = ['all', 'deals', 'coffee', 'snacks'] as const;

function ChipSamples() {
  const { t } = useTranslation('designSystem');
  const [chip, setChip] = useState<(typeof chips)[number]>('all');
  return (
    <SampleRow>
      {chips.map((key) => (
        <Chip
          key={key}
          aria-pressed={key === chip}
          onClick={() => setChip(key)}
          $selected={key === chip}
          $tone={key === 'deals' ? 'deal' : 'neutral'}
        >
          {t(`chips.${key}`)}
        </Chip>
      ))}
    </SampleRow>
  );
}

export function ActionSamples() {
  const { t } = useTranslation('designSystem');
  const [favourite, setFavourite] = useState(true);
  return (
    <Sample title={t('sections.actions')}>
      <SampleRow>
        <Button variant="primary">
          <Plus aria-hidden />
          {t('buttons.add')}
        </Button>
        <Button>{t('buttons.save')}</Button>
        <Button variant="quiet">{t('buttons.more')}</Button>
        <Button variant="danger">{t('buttons.remove')}</Button>
        <Button variant="primary" loading>
          {t('buttons.busy')}
        </Button>
        <Button variant="primary" disabled>
          {t('buttons.unavailable')}
        </Button>
        <ButtonLink href="#store">{t('buttons.link')}</ButtonLink>
        <IconButton
          label={t('buttons.favourite')}
          icon={<Heart aria-hidden fill={favourite ? 'currentColor' : 'none'} />}
          aria-pressed={favourite}
          onClick={() => setFavourite(!favourite)}
        />
        <IconButton label={t('buttons.notifications')} icon={<Bell aria-hidden />} count="3" />
        <TextLink href="#store">{t('buttons.link')}</TextLink>
      </SampleRow>
      <ChipSamples />
      <SampleRow>
        <Badge>{t('data.open')}</Badge>
        <Badge $tone="brand">{t('data.estimates')}</Badge>
        <Badge $tone="ok">{t('data.gift')}</Badge>
        <Badge $tone="warn">{t('data.deal')}</Badge>
        <Badge $tone="bad">{t('data.overdue')}</Badge>
      </SampleRow>
      <Button variant="primary" size="large" fullWidth>
        {t('buttons.large')}
      </Button>
    </Sample>
  );
}
