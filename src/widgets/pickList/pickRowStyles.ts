import { css, styled } from 'styled-components';
import { SmallText } from '../../design-system/MutedText.ts';
import { NameLink } from '../../design-system/NameLink.ts';
import { phone } from '../../design-system/theme/media.ts';

const narrowPhone = '@container portal (max-width: 379.98px)';

export const Text = styled.div`
  min-width: 0;

  ${phone} {
    grid-column: 3 / -1;
  }
`;

export const Name = styled.p`
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Notes = styled(SmallText).attrs({ as: 'div' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
`;

export const Quantity = styled.div`
  min-width: 0;

  ${phone} {
    --wp-reason-end: auto;
    grid-column: 1 / 4;
  }
`;

export const Side = styled.div`
  display: contents;
`;

export const Unit = styled(SmallText).attrs({ as: 'span' })``;

export const Amount = styled.span`
  font-weight: 600;
  text-align: end;
  white-space: nowrap;
`;

const DIALOG = css`
  grid-template-columns: 24px 44px minmax(0, 1fr) auto minmax(112px, auto);
  padding-block: 10px;
  content-visibility: auto;
  contain-intrinsic-size: auto 72px;

  ${Name} {
    font-weight: 600;
  }

  ${Quantity} {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 13px;
  }

  ${Unit} {
    width: 84px;
  }

  ${phone} {
    grid-template-columns: 24px 44px minmax(0, 1fr) auto;
    contain-intrinsic-size: auto 120px;

    ${Quantity} {
      flex-wrap: wrap;
      gap: 2px 8px;
    }

    ${Unit} {
      width: auto;
    }
  }
`;

const CARD = css`
  grid-template-columns: 24px 44px minmax(0, 1fr) auto 92px minmax(92px, auto) auto;
  min-height: 64px;
  padding: 8px 16px;

  ${Unit} {
    line-height: 1.25;
    overflow-wrap: break-word;
  }

  ${Amount} {
    font-weight: 700;
  }

  ${phone} {
    grid-template-columns: 24px 44px minmax(48px, 1fr) auto auto;
    gap: 4px 8px;
    min-height: 116px;
    padding-inline: 12px;

    ${Side} {
      display: flex;
      flex-direction: column-reverse;
      align-items: flex-end;
    }

    ${Unit} {
      max-width: 128px;
      text-align: end;
    }
  }

  ${narrowPhone} {
    grid-template-columns: 24px 44px minmax(0, 1fr) auto;

    ${Side} {
      grid-area: 2 / 3 / auto / -1;
      flex-direction: row;
      align-items: baseline;
      justify-content: space-between;
      gap: 8px;
    }
  }
`;

/** Picture, name above unit and amount, quantity; the picture is the checkbox's place. */
const COMPACT = css`
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 0 9px;
  min-height: 62px;
  margin-inline: 14px;
  padding-block: 8px;

  & > label {
    grid-area: 1 / 1 / 3;
    z-index: 1;
    align-items: flex-start;
    align-self: center;
    height: 44px;
    margin-inline-start: -4px;
  }

  & > :first-child + * {
    grid-area: 1 / 1 / 3;
  }

  ${Text} {
    grid-area: 1 / 2;
  }

  /* A target of 24 px that reaches up, where no other is near. */
  ${NameLink} {
    padding-block: 8px 2px;
    font-size: 13.5px;
    line-height: 1.25;
  }

  ${Side} {
    display: flex;
    grid-area: 2 / 2;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 6px;
  }

  ${Amount} {
    font-size: 12.5px;
  }

  ${Quantity} {
    --wp-reason-end: 0;
    grid-area: 1 / 3 / 3;
  }

  ${Quantity} > [role='group'] {
    width: max-content;
    min-width: 96px;
  }

  ${Quantity} button {
    width: 30px;
  }

  ${narrowPhone} {
    ${Text} {
      grid-area: 1 / 2 / auto / -1;
    }

    ${Quantity} {
      grid-area: 2 / 3;
    }
  }
`;

const LOOKS = { dialog: DIALOG, card: CARD, compact: COMPACT };

export const Row = styled.li<{ $look: keyof typeof LOOKS }>`
  display: grid;
  gap: 4px 12px;
  align-items: center;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  ${({ $look }) => LOOKS[$look]}
`;
