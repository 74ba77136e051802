import type { MouseEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { oneColumn } from '../../design-system/ScreenFrame.ts';
import { showFocused } from '../../design-system/showFocused.ts';
import { touch } from '../../design-system/theme/media.ts';
import type { SettingsSectionName } from './settingsSections.ts';

const Sections = styled.nav`
  position: sticky;
  inset-block-start: calc(var(--wp-header-height, 60px) + 20px);

  & a {
    display: block;
    padding: 8px 12px;
    border-radius: var(--wp-radius);
  }

  & a:hover,
  & a[aria-current] {
    background: var(--wp-brand-tint);
    color: var(--wp-brand-text);
  }

  ${oneColumn} {
    inset-block-start: var(--wp-header-height, 60px);
    z-index: 2;
    display: flex;
    gap: 8px;
    margin: 4px calc(-1 * var(--wp-screen-side)) 4px;
    padding: 8px var(--wp-screen-side);
    scroll-padding-inline: var(--wp-screen-side);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    background: var(--wp-page);

    & a {
      display: flex;
      align-items: center;
      flex: none;
      min-height: 36px;
      padding: 0 14px;
      border: 1px solid var(--wp-line);
      border-radius: 999px;
      background: var(--wp-surface);
      color: var(--wp-ink);
      text-decoration: none;
      white-space: nowrap;
    }

    & a[aria-current] {
      border-color: var(--wp-brand-text);
    }

    ${touch} {
      & a {
        min-height: 44px;
      }
    }
  }
`;

type SectionLinksProps = {
  ref: Ref<HTMLElement>;
  names: readonly SettingsSectionName[];
  current: SettingsSectionName | undefined;
  onShow(event: MouseEvent, name: SettingsSectionName): void;
};

/** Beside the sections, or above them in one row that stays in sight. */
export function SectionLinks({ ref, names, current, onShow }: SectionLinksProps) {
  const { t } = useTranslation('settings');
  return (
    <Sections ref={ref} aria-label={t('sections')} onFocus={showFocused}>
      {names.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={name === current || undefined}
          onClick={(event) => onShow(event, name)}
        >
          {t(`section.${name}`)}
        </a>
      ))}
    </Sections>
  );
}
