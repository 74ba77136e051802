import { ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { screenWidth } from '../../design-system/screenWidth.ts';
import { showFocused } from '../../design-system/showFocused.ts';
import { phone } from '../../design-system/theme/media.ts';

/** The share of the visible row that one press scrolls. */
const SCROLL_SHARE = 0.7;

const SCROLL_BUTTON_WIDTH = 72;
const ROW_PADDING = 24;

const Frame = styled.div`
  ${screenWidth}
  position: relative;
  min-width: 0;
`;

const Row = styled.ul`
  display: flex;
  gap: 8px;
  padding-inline: ${ROW_PADDING}px;
  scroll-padding-inline: ${ROW_PADDING}px ${SCROLL_BUTTON_WIDTH}px;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  ${phone} {
    padding-inline: 12px;

    & a {
      height: 38px;
    }
  }

  & a:focus-visible {
    outline-offset: -3px;
  }
`;

const ScrollButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center end;
  width: ${SCROLL_BUTTON_WIDTH}px;
  padding-inline-end: ${ROW_PADDING}px;
  background: linear-gradient(to right, transparent, var(--wp-surface) 55%);
  color: var(--wp-muted);

  & > svg {
    width: 18px;
    height: 18px;
  }

  @media (pointer: coarse) {
    display: none;
  }
`;

const overflowsAtEnd = (row: HTMLElement) => row.scrollLeft + row.clientWidth < row.scrollWidth - 4;

const showCurrent = (row: HTMLElement): void => {
  const current = row.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const { left, right } = current.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  const isCut = left < frame.left || right > frame.right - SCROLL_BUTTON_WIDTH;
  if (isCut) row.scrollLeft += left - frame.left - ROW_PADDING;
};

export function ChipRow({ label, children }: { label?: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const [hasHiddenChips, setHiddenChips] = useState(false);

  const watch = useCallback((element: HTMLUListElement | null) => {
    row.current = element;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const updateHiddenChips = () => setHiddenChips(overflowsAtEnd(element));
    showCurrent(element);
    const resizeObserver = new ResizeObserver(updateHiddenChips);
    resizeObserver.observe(element);
    const mutationObserver = new MutationObserver(() => {
      showCurrent(element);
      updateHiddenChips();
    });
    mutationObserver.observe(element, { childList: true });
    return () => {
      resizeObserver.disconnect();
      mutationObserver.disconnect();
    };
  }, []);

  return (
    <Frame>
      <Row
        ref={watch}
        aria-label={label}
        onFocus={showFocused}
        onScroll={(event) => setHiddenChips(overflowsAtEnd(event.currentTarget))}
      >
        {children}
      </Row>
      {hasHiddenChips && (
        <ScrollButton
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={() =>
            row.current?.scrollBy({ left: row.current.clientWidth * SCROLL_SHARE, behavior: 'smooth' })
          }
        >
          <ChevronRight />
        </ScrollButton>
      )}
    </Frame>
  );
}
