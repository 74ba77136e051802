import { css, styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { hover } from '../../design-system/theme/media.ts';

/** The list of the lines; its rows are laid out by its width, whatever is beside it. */
export const LinesCard = styled(Card).attrs({ $flush: true })`
  container: lines / inline-size;

  & li:last-child > * {
    border-block-end: 0;
  }
`;

const compact = '@container lines (max-width: 839.98px)';

/** A line's controls are below its picture too. */
const narrowestLines = '@container lines (max-width: 349.98px)';

const narrowLines = '@container lines (max-width: 459.98px)';

/** The lines that a product's details have in any of its units, and whether one of the units has a next price step. */
export type ReservedLines = 'none' | 'details' | 'detailsAndStep';

const reserve = (lines: ReservedLines, text: number, step: number) => css`
  min-height: ${lines === 'detailsAndStep' ? text + step : text}px;
`;

/** Lines of 22 px, and of 19 px for the step. */
const reserved = (lines: ReservedLines) => css`
  ${reserve(lines, 67, 19)}

  @container lines (600px <= width < 840px) or (width >= 1040px) {
    ${reserve(lines, 47, 19)}
  }
`;

type RowProps = { $reserved?: ReservedLines };

/**
 * A line with its cells: picture, text, controls, amount, the button that removes it. One component for all of them, because a cart has many
 * rows. In the text the name is first; the parts of its `data-details` are placed by narrow rows, where the code has no room.
 */
export const Row = styled.div<RowProps>`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) minmax(246px, auto) minmax(92px, auto) 36px;
  align-items: center;
  gap: 4px 16px;
  min-height: 85px;
  padding: 10px 16px;
  border-block-end: 1px solid var(--wp-line);

  & > :nth-child(2) {
    display: grid;
    align-content: center;
    gap: 2px;
    min-width: 0;
    ${({ $reserved = 'none' }) => $reserved !== 'none' && reserved($reserved)}
  }
  & > :nth-child(2) > a {
    border-radius: 3px;
    font-weight: 650;
    overflow-wrap: anywhere;

    ${hover} {
      &:hover {
        color: var(--wp-brand-text);
      }
    }
  }
  & > * > p {
    color: var(--wp-muted);
    font-size: 13px;
  }
  & [data-note-button] {
    border-radius: 3px;
    color: var(--wp-muted);
    font-size: 12px;
    text-decoration: underline;
    text-decoration-color: var(--wp-line);
    text-underline-offset: 3px;
  }
  & > [data-full-width] {
    display: grid;
    grid-area: auto / 2 / auto / -1;
    gap: 4px;
  }
  & [data-details] > [data-step] {
    display: block;
  }
  & [data-details] > [role='status'] {
    display: block;
    color: var(--wp-bad);
    font-weight: 600;
  }
  & > :nth-child(3) {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & > :nth-child(4) {
    font-size: 15px;
    font-weight: 650;
    text-align: end;
    white-space: nowrap;
  }

  ${compact} {
    grid-template-columns: 64px minmax(0, 1fr) auto 36px;
    grid-template-areas: 'picture words amount remove' 'picture controls controls controls';
    gap: 4px 12px;
    padding: 12px;

    & > :nth-child(1) {
      grid-area: picture;
      align-self: start;
    }
    & > :nth-child(2) {
      grid-area: words;
      align-content: start;
    }
    & > :nth-child(3) {
      --wp-reason-end: auto;
      grid-area: controls;
      margin-block-start: 6px;
    }
    & > :nth-child(4) {
      grid-area: amount;
      align-self: start;
    }
    & > :nth-child(5) {
      grid-area: remove;
      align-self: start;
      justify-self: end;
      margin: -8px -8px 0 0;
    }
  }

  ${narrowLines} {
    grid-template-columns: 48px minmax(0, 1fr) auto 36px;
    grid-template-rows: auto auto auto ${({ $reserved }) => ($reserved === 'detailsAndStep' ? 'minmax(24px, auto)' : 'auto')};
    grid-template-areas:
      'picture name name name' 'picture details amount amount' 'picture controls controls remove'
      'picture step step step' 'note note note note' 'problem problem problem problem';
    gap: 0 8px;
    min-height: 100px;
    padding: 5px 10px;

    & > :nth-child(1) {
      width: 48px;
    }
    & > :nth-child(2) {
      display: contents;
    }
    & > :nth-child(3) {
      margin-block-start: 4px;
    }
    & > :nth-child(4) {
      align-self: center;
      line-height: 18px;
    }
    & > :nth-child(5) {
      align-self: end;
      margin: 0;
    }

    /* To press, a name of one line is 24 px high too, above the button of the price. */
    & > :nth-child(2) > :nth-child(1) {
      grid-area: name;
      margin-block-start: -7px;
      padding-block-start: 7px;
      line-height: 19px;
    }
    & > :nth-child(2) > :nth-child(2) {
      grid-area: details;
      line-height: 18px;
    }
    & > :nth-child(2) > :nth-child(3) {
      grid-area: note;
    }

    & [data-details] {
      display: contents;

      /* The button of a price is 24 px high on a line of 18 px. */
      & > :first-child {
        grid-area: details;
        margin-block: -2px -4px;
      }
      & > [data-step] {
        grid-area: step;
        align-self: end;
        justify-self: start;
        margin-block-start: 6px;
        padding-inline: 7px;
        border-radius: 6px;
        background: var(--wp-brand-tint);
      }
      & > [role='status'] {
        grid-area: problem;
      }
      & span:has(> [data-code]) {
        display: none;
      }
    }

    & > :nth-child(3) > [role='group'] {
      min-width: 116px;
    }
    & > :nth-child(3) > [role='group'] > button {
      width: 36px;
    }

    /* The unit's whole name. */
    & > :nth-child(3) > span {
      flex-grow: 1;
      max-width: 174px;
    }
    & > :nth-child(3) > span > select {
      padding-inline: 6px 18px;
      font-size: 14px;
    }
    & > :nth-child(3) > span::after {
      inset-inline-end: 6px;
    }
    & > [data-full-width] {
      grid-column: 1 / -1;
    }
  }

  ${narrowestLines} {
    grid-template-areas:
      'picture name name name' 'picture details amount amount' 'controls controls controls remove'
      'step step step step' 'note note note note' 'problem problem problem problem';

    & > :nth-child(3) {
      gap: 4px;
    }
    & > :nth-child(3) > span > select {
      font-size: 13px;
    }
  }
`;
